import { CallFailed } from '@fourfold/core/client/call-failed';
import type { PublishKind } from '@fourfold/core/contract/publishing';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { kindLabels } from './kind-labels.ts';
import { refetchPublishState } from './publish-cache.ts';

/** The record of an action; another author may delete it at the same time. */
export type RecordTitle = { kind: PublishKind; title: string };

/**
 * Returns the reply of a call about a record, 'gone' if it does not exist any more, or false after showing another
 * error.
 */
export async function handleDeleted<T>(record: RecordTitle, call: Promise<T>): Promise<T | 'gone' | false> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (isGone(error)) {
      showDeletedError(record);
      return 'gone';
    }
    showAlert('error', error.message);
    return false;
  }
}

/** Whether the record does not exist: it never did, or it was deleted meanwhile (Q176). */
export function isGone({ code }: CallFailed): boolean {
  return code === 404 || code === 410;
}

/** Shows the specified error (ERR-005 to ERR-008, Q212) and a plain warning, and refetches the lists. */
export function showDeletedError({ kind, title }: RecordTitle): void {
  showAlert('error', kindLabels[kind].missingError);
  showAlert('warning', `“${title}” was deleted meanwhile.`);
  void refetchPublishState().then(() => restoreFocus());
}

/** Moves the focus to the page if the focused element disappears with its row within this number of frames. */
function restoreFocus(frames = 30): void {
  if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => restoreFocus(frames - 1));
}
