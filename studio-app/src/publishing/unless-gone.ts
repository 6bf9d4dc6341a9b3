import { CallFailed } from '@fourfold/core/client/call-failed';
import type { PublishKind } from '@fourfold/core/contract/publishing';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { kindWords } from './kind-words.ts';
import { readAnew } from './publish-cache.ts';

/** What one is looking at while another author may delete it. */
export type Looked = { kind: PublishKind; title: string };

/**
 * What came of a call about a record, 'gone' where there is no such record any more, or false after any other failure
 * was shown.
 */
export async function unlessGone<T>(record: Looked, call: Promise<T>): Promise<T | 'gone' | false> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (isGone(error)) {
      sayGone(record);
      return 'gone';
    }
    showAlert('error', error.message);
    return false;
  }
}

/** Whether there is no such record: it never was, or it was deleted meanwhile (Q176). */
export function isGone({ code }: CallFailed): boolean {
  return code === 404 || code === 410;
}

/** In the words that 3§5 has for an action that finds no record, and in plain ones; the lists lose it. */
export function sayGone({ kind, title }: Looked): void {
  showAlert('error', kindWords[kind].missing);
  showAlert('warning', `“${title}” was deleted meanwhile.`);
  void readAnew().then(() => keepFocus());
}

/** Who stood on something that goes with its row stands on the page then. */
function keepFocus(frames = 30): void {
  if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => keepFocus(frames - 1));
}
