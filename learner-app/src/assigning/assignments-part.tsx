import type { Account } from '@fourfold/core/contract/session';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../data/query-of.ts';
import css from './assignments-part.module.css';
import { assignmentsCall, seesAssignments } from './first/assignments-call.ts';
import { usePart } from './use-part.ts';

const load = () => import('./assignments.tsx');

/**
 * The assignments on the dashboard. The data is requested with the page; the component's code is
 * loaded after it.
 */
export function AssignmentsPart({ account }: { account: Account }) {
  const isShown = seesAssignments(account);
  const listed = useQuery({
    ...queryOf(assignmentsCall),
    enabled: isShown,
    staleTime: 0,
    throwOnError: false,
    meta: { keep: true },
  });
  const part = usePart(isShown ? load : null);
  if (!isShown) return null;
  const isFailed = part.at === 'failed' || (listed.isError && !listed.data);
  const retry = () => {
    if (part.at === 'failed') part.retry();
    if (listed.isError) listed.refetch();
  };
  return (
    <section className={css.part} aria-label="Assignments">
      {isFailed && (
        <ErrorPanel title="The assignments could not be loaded." onRetry={retry} busy={listed.isFetching}>
          Your answers are safe.
        </ErrorPanel>
      )}
      {!isFailed && (part.at !== 'ready' || !listed.data) && (
        <div className={css.waiting}>
          <Skeleton bars={[34, 88, 82, 86]} label="Loading assignments" />
        </div>
      )}
      {part.at === 'ready' && listed.data && <part.Assignments account={account} assignments={listed.data.data} />}
    </section>
  );
}
