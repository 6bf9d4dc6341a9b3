import type { Editor } from 'slate';
import { ReactEditor } from 'slate-react';

/**
 * The text has the focus at once, so that no key is typed at nobody: to be called before a change, as Slate waits with
 * the focus while one is under way. Where Slate was too busy with its selection to hear that the text lost the focus, it
 * would take it for there, and do nothing.
 */
export function takeFocus(editor: Editor): void {
  if (document.activeElement !== ReactEditor.toDOMNode(editor, editor)) ReactEditor.blur(editor);
  ReactEditor.focus(editor);
}
