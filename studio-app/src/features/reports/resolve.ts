import type { Call } from '@fourfold/core/contract/contract';
import type { ReportRow } from '@fourfold/core/contract/reports';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { confirm } from '../../confirm/confirm.tsx';
import { queryClient } from '../../data/query-client.ts';
import { attempt } from '../../session/attempt.ts';
import { api } from '../../session/session.ts';

const listed = 'GET /reported_problems' satisfies Call;

/** Takes a report off the list; false where it stays, or was gone already. */
export async function resolve({ id, student }: ReportRow): Promise<boolean> {
  const text = `The report of ${student} leaves the list for good. The question stays as it is.`;
  if (!(await confirm('Are you sure you want to resolve this report?', { text }))) return false;
  const gone = await attempt(api('DELETE /reported_problems/{id}', { params: { id } }));
  if (gone) showAlert('success', gone.message);
  // Also where it was refused: then the list is another than the one that is shown.
  await queryClient.invalidateQueries({ queryKey: [listed] });
  return gone !== false;
}
