import { Editor, Operation } from 'slate';
import { HistoryEditor } from 'slate-history';
import { slipIn } from './field.ts';

/**
 * Takes a change back that would make the text larger than what can be stored: whole, and the change alone. Nothing is
 * cut off, and what the author has on the screen is always what is saved.
 */
export function withLimits<E extends Editor & HistoryEditor>(editor: E, say: (slip: string) => void): E {
  const { onChange } = editor;
  editor.onChange = (options) => {
    const changes = editor.operations.filter(({ type }) => type !== 'set_selection');
    const slip = changes.length > 0 ? slipIn(editor.children) : null;
    if (!slip) return onChange(options);
    const { undos } = editor.history;
    for (const batch of undos) batch.operations = batch.operations.filter((one) => !changes.includes(one));
    editor.history.undos = undos.filter(({ operations }) => operations.length > 0);
    HistoryEditor.withoutSaving(editor, () =>
      Editor.withoutNormalizing(editor, () => {
        for (const change of editor.operations.toReversed()) editor.apply(Operation.inverse(change));
      }),
    );
    say(slip);
  };
  return editor;
}
