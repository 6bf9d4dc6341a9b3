import { Editor, Transforms } from 'slate';
import { useSlateStatic } from 'slate-react';
import { takeFocus } from './take-focus.ts';
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
    takeFocus(editor);
    if (isNew) Transforms.select(editor, Editor.end(editor, []));
    change(editor);
  };
}
