import type { ReportRow } from '@fourfold/core/contract/reports';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { confirm } from '../../confirm/confirm.tsx';
import { attempt } from '../../session/attempt.ts';
import { api } from '../../session/session.ts';

/** Takes a report off the list; false where it stays. */
export async function resolve({ id, student }: ReportRow): Promise<boolean> {
  const text = `The report of ${student} leaves the list for good. The question stays as it is.`;
  if (!(await confirm('Are you sure you want to resolve this report?', { text }))) return false;
  const gone = await attempt(api('DELETE /reported_problems/{id}', { params: { id } }));
  if (gone) showAlert('success', gone.message);
  return gone !== false;
}
