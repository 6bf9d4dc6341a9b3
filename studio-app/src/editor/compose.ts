import type { Editor } from 'slate';
import { type HistoryEditor, withHistory } from 'slate-history';
import { documentScheme, type Scheme } from './kinds.ts';
import { withBreaks } from './with-breaks.ts';
import { withDeletes } from './with-deletes.ts';
import { withLimits } from './with-limits.ts';
import { withSchema } from './with-schema.ts';
import { withStarts } from './with-starts.ts';

export type Composed = { scheme?: Scheme; say: (slip: string) => void };

/** Adds all behaviour of a rich-text editor to a Slate editor; rendering is separate. */
export function compose<E extends Editor>(plain: E, { scheme = documentScheme, say }: Composed): E & HistoryEditor {
  const editor = withLimits(withSchema(withHistory(plain), scheme), say);
  const whole = scheme === documentScheme ? withStarts(editor) : editor;
  return withDeletes(withBreaks(whole));
}
