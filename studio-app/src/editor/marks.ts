import type { Marks } from '@fourfold/core/rich-text/document';
import { Editor } from 'slate';

/** Marks that are either on or off. */
export type ToggleMark = Exclude<keyof Marks, 'color' | 'highlight' | 'size'>;

/** A mark that cannot be combined with another. */
const exclusiveWith: Partial<Record<ToggleMark, ToggleMark>> = { sub: 'sup', sup: 'sub' };

export function isMarked(editor: Editor, mark: ToggleMark): boolean {
  return Editor.marks(editor)?.[mark] === true;
}

export function toggleMark(editor: Editor, mark: ToggleMark): void {
  const markToRemove = isMarked(editor, mark) ? mark : exclusiveWith[mark];
  if (markToRemove) Editor.removeMark(editor, markToRemove);
  if (markToRemove !== mark) Editor.addMark(editor, mark, true);
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
