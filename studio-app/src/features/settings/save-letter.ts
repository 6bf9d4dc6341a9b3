import { callQuery } from '@fourfold/app-shell/call-query';
import { confirm } from '@fourfold/app-shell/confirm';
import { api } from '@fourfold/app-shell/session';
import { apiQuery } from '@fourfold/core/client/api-query';
import { CallFailed } from '@fourfold/core/client/call-failed';
import type { DeadLetter } from '@fourfold/core/contract/dead-letters';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { queryClient } from '../../data/query-client.ts';
import { isGone } from '../parts/publishing/deleted-record.ts';

export const lettersQuery = callQuery(apiQuery('GET /dead_letters'));

/** Retries a letter at once. Returns whether it is off the list, which another admin may have done. */
export async function retryLetter({ id }: DeadLetter): Promise<boolean> {
  return await sendAction(api('POST /dead_letters/{id}/retry', { params: { id } }));
}

/** Removes a letter from the list permanently, after a confirmation. */
export async function discardLetter({ id, email }: DeadLetter): Promise<boolean> {
  const text = `The letter to ${email} will not be sent.`;
  if (!(await confirm('Are you sure you want to discard this letter?', { text }))) return false;
  return await sendAction(api('DELETE /dead_letters/{id}', { params: { id } }));
}

async function sendAction(sent: Promise<{ message: string }>): Promise<boolean> {
  try {
    showAlert('success', (await sent).message);
    return true;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    showAlert('error', error.message);
    return isGone(error);
  } finally {
    void queryClient.invalidateQueries({ queryKey: lettersQuery.queryKey });
  }
}
