import { Editor, Transforms } from 'slate';
import { useSlateStatic } from 'slate-react';
import { syncSelection } from './sync-selection.ts';
import { takeFocus } from './take-focus.ts';

/**
 * Runs a change of the text for a tool or dialog, on the last selection of the text, or at its end
 * if it had none. The text has the focus afterwards.
 */
export function useCommand(): (change: (editor: Editor) => void) => void {
  const editor = useSlateStatic();
  return (change) => {
    syncSelection(editor);
    const hadNoSelection = !editor.selection;
    takeFocus(editor);
    if (hadNoSelection) Transforms.select(editor, Editor.end(editor, []));
    change(editor);
  };
}
