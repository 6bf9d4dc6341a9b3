import { confirm } from '@fourfold/app-shell/confirm';
import { api } from '@fourfold/app-shell/session';
import { CallFailed } from '@fourfold/core/client/call-failed';
import type { BinRecord } from '@fourfold/core/contract/desk';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { isGone } from '../parts/publishing/deleted-record.ts';
import { binLabels } from './bin-labels.ts';
import { refetchBin, removeFromBin } from './use-bin.ts';

/** Restores a record at its former position. Returns whether it has left the bin. */
export async function restoreRecord(record: BinRecord): Promise<boolean> {
  const { id, type } = record;
  const { label, noun } = binLabels[type];
  if (!(await confirm(`Are you sure you want to restore this ${noun}?`, { text: restoreText(record) }))) return false;
  return await sendAndUpdate(record, async () => {
    const { title, restore_position } = await api('POST /soft_delete/restore_record', { body: { id, type } });
    return `(${label}) '${title}' restored at position ${restore_position}`;
  });
}

/** Deletes a record permanently. Returns whether it has left the bin. */
export async function deleteForGood(record: BinRecord): Promise<boolean> {
  const { id, type } = record;
  const text = `${deletionTexts[type]} What students have answered stays theirs.`;
  if (!(await confirm('Are you sure you want to delete this permanently?', { danger: true, text }))) return false;
  return await sendAndUpdate(record, async () => {
    const { title } = await api('POST /soft_delete/hard_delete', { body: { id, type } });
    return `(${binLabels[type].label}) '${title}' permanently deleted`;
  });
}

/**
 * Sends a call. The record has also left the bin if another author was faster; after any other
 * refusal the list is refetched.
 */
async function sendAndUpdate({ id, type }: BinRecord, send: () => Promise<string>): Promise<boolean> {
  try {
    const message = await send();
    await removeFromBin(type, id);
    showAlert('success', message);
    return true;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    showAlert('error', error.message);
    if (isGone(error)) {
      await removeFromBin(type, id);
      return true;
    }
    if (error.status !== undefined) void refetchBin(type);
    return false;
  }
}

function restoreText({ type, title, above }: BinRecord): string {
  const locationText = above.length > 0 ? ` in ${above.join(', ')}` : '';
  return `“${title}” goes back to its former position${locationText}${type === 'question' ? '' : ', with what was deleted with it'}.`;
}

/** What is deleted with a record (Q84). */
const deletionTexts = {
  sat: 'Its sections, tests and questions go with it, and the problem sets that hang nowhere else.',
  act: 'Its sections, tests and questions go with it, and the problem sets that hang nowhere else.',
  topic: 'Everything below it goes with it, except problem sets that hang elsewhere too.',
  subtopic: 'Everything below it goes with it, except problem sets that hang elsewhere too.',
  subsubtopic: 'Its questions go with it, and the problem sets that hang nowhere else.',
  problem_set: 'Its questions go with it.',
  question: 'Its answers go with it, and links to it.',
} as const satisfies Record<BinRecord['type'], string>;
