import { showAlert } from '@fourfold/ui-kit/alerts';
import { attempt } from '../session/attempt.ts';

/** Says that something was deleted, and offers to take that back. */
export function sayDeleted(message: string, undo: () => Promise<unknown>): void {
  showAlert('success', message, { label: 'Undo', onAct: () => void attempt(undo()) });
}
