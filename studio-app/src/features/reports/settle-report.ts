import { confirm } from '@fourfold/app-shell/confirm';
import { api } from '@fourfold/app-shell/session';
import { CallFailed } from '@fourfold/core/client/call-failed';
import type { Call } from '@fourfold/core/contract/contract';
import type { ReportRow } from '@fourfold/core/contract/reports';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { queryClient } from '../../data/query-client.ts';
import { isGone } from '../parts/publishing/deleted-record.ts';

const listCall = 'GET /reported_problems' satisfies Call;

/** Settles a report after a confirmation. Returns whether it is off the list, also if another admin was faster. */
export async function settleReport({ id, student }: ReportRow): Promise<boolean> {
  const text = `The report of ${student} leaves the list for good. The question stays as it is.`;
  if (!(await confirm('Are you sure you want to settle this report?', { text }))) return false;
  const isSettled = await sendSettle(id);
  void queryClient.invalidateQueries({ queryKey: [listCall] });
  return isSettled;
}

async function sendSettle(id: string): Promise<boolean> {
  try {
    const { message } = await api('DELETE /reported_problems/{id}', { params: { id } });
    showAlert('success', message);
    return true;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    showAlert('error', error.message);
    return isGone(error);
  }
}
