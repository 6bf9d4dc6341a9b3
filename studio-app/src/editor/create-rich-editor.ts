import type { Editor } from 'slate';
import { type HistoryEditor, withHistory } from 'slate-history';
import { documentSchema, type EditorSchema } from './element-kinds.ts';
import { withBreaks } from './with-breaks.ts';
import { withDeletes } from './with-deletes.ts';
import { withLimits } from './with-limits.ts';
import { withBlockShortcuts } from './with-list-shortcuts.ts';
import { withMarkShortcuts } from './with-mark-shortcuts.ts';
import { withSchema } from './with-schema.ts';

export type RichEditorOptions = { scheme?: EditorSchema; onRefusal: (slip: string) => void };

/** Adds all behaviour of a rich-text editor to a Slate editor; rendering is separate. */
export function createRichEditor<E extends Editor>(
  plain: E,
  { scheme = documentSchema, onRefusal }: RichEditorOptions,
): E & HistoryEditor {
  const editor = withMarkShortcuts(withLimits(withSchema(withHistory(plain), scheme), onRefusal));
  const withListShortcuts = scheme === documentSchema ? withBlockShortcuts(editor) : editor;
  return withDeletes(withBreaks(withListShortcuts));
}
