import type { Marks } from '@fourfold/core/rich-text/document';
import { Editor } from 'slate';

/** Marks that are either on or off. */
export type Switch = Exclude<keyof Marks, 'color' | 'highlight' | 'size'>;

/** A mark that cannot be combined with another. */
const instead: Partial<Record<Switch, Switch>> = { sub: 'sup', sup: 'sub' };

export function isMarked(editor: Editor, mark: Switch): boolean {
  return Editor.marks(editor)?.[mark] === true;
}

export function toggleMark(editor: Editor, mark: Switch): void {
  const other = isMarked(editor, mark) ? mark : instead[mark];
  if (other) Editor.removeMark(editor, other);
  if (other !== mark) Editor.addMark(editor, mark, true);
}

/** Sets a mark with a value, or removes it. */
export function setMark(
  editor: Editor,
  mark: 'color' | 'highlight' | 'size',
  value: string | number | undefined,
): void {
  if (value === undefined) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, value);
}
