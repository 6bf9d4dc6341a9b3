import { Editor, Operation } from 'slate';
import { HistoryEditor } from 'slate-history';
import { fieldErrorOf } from './serialize-field.ts';

/**
 * Slate plugin: reverts a change that makes the text too large to store, completely and only that
 * change. Nothing is cut off, so the author always sees what is saved.
 */
export function withLimits<E extends Editor & HistoryEditor>(editor: E, onRefusal: (error: string) => void): E {
  const { onChange } = editor;
  editor.onChange = (options) => {
    const changes = editor.operations.filter(({ type }) => type !== 'set_selection');
    const error = changes.length > 0 ? fieldErrorOf(editor.children) : null;
    if (!error) return onChange(options);
    const { undos } = editor.history;
    for (const batch of undos) batch.operations = batch.operations.filter((one) => !changes.includes(one));
    editor.history.undos = undos.filter(({ operations }) => operations.length > 0);
    HistoryEditor.withoutSaving(editor, () =>
      Editor.withoutNormalizing(editor, () => {
        for (const change of editor.operations.toReversed()) editor.apply(Operation.inverse(change));
      }),
    );
    onRefusal(error);
  };
  return editor;
}
