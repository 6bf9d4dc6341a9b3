import { Editor, Node, type Point, Transforms } from 'slate';
import { takeFocus } from './take-focus.ts';

/**
 * A request for the focus, made by a click or a key. `offset` counts the characters of the text before the caret,
 * without formulas; 'end' is the end. A new request is a new object.
 */
export type CaretRequest = { readonly offset: number | 'end' };

/** Focuses the text, with the caret at the requested position. */
export function takeCaret(editor: Editor, { offset }: CaretRequest): void {
  takeFocus(editor);
  Transforms.select(editor, offset === 'end' ? Editor.end(editor, []) : pointAt(editor, offset));
}

/** The point after so many characters; at the border of two texts the end of the first, or the end of all. */
function pointAt(editor: Editor, offset: number): Point {
  let left = offset;
  for (const [node, path] of Node.texts(editor)) {
    if (Editor.void(editor, { at: path })) continue;
    if (left <= node.text.length) return { path, offset: left };
    left -= node.text.length;
  }
  return Editor.end(editor, []);
}
