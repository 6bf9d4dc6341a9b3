import type { Marks } from '@fourfold/core/rich-text/document';
import { Editor } from 'slate';

/** Marks that are on or off. */
export type Switch = Exclude<keyof Marks, 'color' | 'highlight' | 'size'>;

/** A letter stands above the line or below it. */
const instead: Partial<Record<Switch, Switch>> = { sub: 'sup', sup: 'sub' };

export function isMarked(editor: Editor, mark: Switch): boolean {
  return Editor.marks(editor)?.[mark] === true;
}

export function toggleMark(editor: Editor, mark: Switch): void {
  const other = isMarked(editor, mark) ? mark : instead[mark];
  if (other) Editor.removeMark(editor, other);
  if (other !== mark) Editor.addMark(editor, mark, true);
}

/** Sets a mark that has a value, or takes it away. */
export function setMark(
  editor: Editor,
  mark: 'color' | 'highlight' | 'size',
  value: string | number | undefined,
): void {
  if (value === undefined) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, value);
}
