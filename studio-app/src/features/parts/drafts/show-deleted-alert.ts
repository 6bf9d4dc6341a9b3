import { attempt } from '@fourfold/app-shell/attempt';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { resetBinCache } from '../../../data/bin-cache.ts';

/** Shows that a record was deleted, with an Undo action. */
export function showDeletedAlert(message: string, undo: () => Promise<unknown>): void {
  resetBinCache();
  const action = { label: 'Undo', onAct: () => void attempt(undo()).then(resetBinCache) };
  showAlert('success', message, { action });
}
