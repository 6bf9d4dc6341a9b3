import { showAlert } from '@fourfold/ui-kit/alerts';
import { forgetBin } from '../data/bin-cache.ts';
import { attempt } from '../session/attempt.ts';

/** Says that something was deleted, and offers to take that back. */
export function sayDeleted(message: string, undo: () => Promise<unknown>): void {
  forgetBin();
  const action = { label: 'Undo', onAct: () => void attempt(undo()).then(forgetBin) };
  showAlert('success', message, { action });
}
