import { Editor, Transforms } from 'slate';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { takeNewest } from './take-selection.ts';

/**
 * Runs a change of the text for a tool or a dialog: on the selection that the text had, at its end when nobody has been
 * in it yet. The focus is in the text afterwards.
 */
export function useCommand(): (change: (editor: Editor) => void) => void {
  const editor = useSlateStatic();
  return (change) => {
    takeNewest(editor);
    const isNew = !editor.selection;
    // Once a change is under way Slate waits with the focus, and keys would be typed at nobody.
    ReactEditor.focus(editor);
    if (isNew) Transforms.select(editor, Editor.end(editor, []));
    change(editor);
  };
}
