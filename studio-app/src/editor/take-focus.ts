import type { Editor } from 'slate';
import { ReactEditor } from 'slate-react';

/**
 * Focuses the text at once, so that no key is lost. Call it before a change, because Slate delays focusing during one.
 * Blurs first: if Slate has not noticed that the text lost the focus, it would do nothing.
 */
export function takeFocus(editor: Editor): void {
  if (document.activeElement !== ReactEditor.toDOMNode(editor, editor)) ReactEditor.blur(editor);
  ReactEditor.focus(editor);
}
