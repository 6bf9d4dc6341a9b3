import { CallFailed } from '@fourfold/core/client/call-failed';
import type { Binned } from '@fourfold/core/contract/desk';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { confirm } from '../../confirm/confirm.tsx';
import { isGone } from '../../publishing/unless-gone.ts';
import { api } from '../../session/session.ts';
import { binWords } from './bin-words.ts';
import { leftBin, readBinAnew } from './use-bin.ts';

/** Restores a record at its former position. Returns whether it has left the bin. */
export async function restoreRecord(record: Binned): Promise<boolean> {
  const { id, type } = record;
  const { label, spoken } = binWords[type];
  if (!(await confirm(`Are you sure you want to restore this ${spoken}?`, { text: whereTo(record) }))) return false;
  return await leave(record, async () => {
    const { title, restore_position } = await api('POST /soft_delete/restore_record', { body: { id, type } });
    return `(${label}) '${title}' restored at position ${restore_position}`;
  });
}

/** Deletes a record permanently. Returns whether it has left the bin. */
export async function deleteForGood(record: Binned): Promise<boolean> {
  const { id, type } = record;
  const text = `${goesWith[type]} What students have answered stays theirs.`;
  if (!(await confirm('Are you sure you want to delete this permanently?', { danger: true, text }))) return false;
  return await leave(record, async () => {
    const { title } = await api('POST /soft_delete/hard_delete', { body: { id, type } });
    return `(${binWords[type].label}) '${title}' permanently deleted`;
  });
}

/**
 * Sends a call. The record has also left the bin if another author was faster; after any other
 * refusal the list is refetched.
 */
async function leave({ id, type }: Binned, send: () => Promise<string>): Promise<boolean> {
  try {
    const message = await send();
    await leftBin(type, id);
    showAlert('success', message);
    return true;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    showAlert('error', error.message);
    if (isGone(error)) {
      await leftBin(type, id);
      return true;
    }
    if (error.status !== undefined) void readBinAnew(type);
    return false;
  }
}

function whereTo({ type, title, above }: Binned): string {
  const place = above.length > 0 ? ` in ${above.join(', ')}` : '';
  return `“${title}” goes back to its former position${place}${type === 'question' ? '' : ', with what was deleted with it'}.`;
}

/** What is deleted with a record (Q84). */
const goesWith = {
  sat: 'Its sections, tests and questions go with it, and the problem sets that hang nowhere else.',
  act: 'Its sections, tests and questions go with it, and the problem sets that hang nowhere else.',
  topic: 'Everything below it goes with it, except problem sets that hang elsewhere too.',
  subtopic: 'Everything below it goes with it, except problem sets that hang elsewhere too.',
  subsubtopic: 'Its questions go with it, and the problem sets that hang nowhere else.',
  problem_set: 'Its questions go with it.',
  question: 'Its answers go with it, and links to it.',
} as const satisfies Record<Binned['type'], string>;
