import { Editor, Operation } from 'slate';
import { HistoryEditor } from 'slate-history';
import { slipIn } from './field.ts';

/**
 * Slate plugin: reverts a change that makes the text too large to store, completely and only that
 * change. Nothing is cut off, so the author always sees what is saved.
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
