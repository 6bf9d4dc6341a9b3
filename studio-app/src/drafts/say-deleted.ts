import { showAlert } from '@fourfold/ui-kit/alerts';
import { forgetBin } from '../data/bin-cache.ts';
import { attempt } from '../session/attempt.ts';

/** Shows that a record was deleted, with an Undo action. */
export function sayDeleted(message: string, undo: () => Promise<unknown>): void {
  forgetBin();
  const action = { label: 'Undo', onAct: () => void attempt(undo()).then(forgetBin) };
  showAlert('success', message, { action });
}
