import { callQuery } from '@fourfold/app-shell/call-query';
import type { Account } from '@fourfold/core/contract/session';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import css from './assignments-section.module.css';
import { assignmentsCall, canSeeAssignments } from './first/assignments-call.ts';
import { useLazyModule } from './use-lazy-module.ts';

const load = () => import('./assignments.tsx');

/** The assignments on the dashboard. The data is requested with the page; the component's code is loaded after it. */
export function AssignmentsSection({ account }: { account: Account }) {
  const isShown = canSeeAssignments(account);
  const listed = useQuery({
    ...callQuery(assignmentsCall),
    enabled: isShown,
    staleTime: 0,
    throwOnError: false,
    meta: { keep: true },
  });
  const module = useLazyModule(isShown ? load : null);
  if (!isShown) return null;
  const isFailed = module.kind === 'failed' || (listed.isError && !listed.data);
  const retry = () => {
    if (module.kind === 'failed') module.retry();
    if (listed.isError) listed.refetch();
  };
  return (
    <section className={css.part} aria-label="Assignments">
      {isFailed && (
        <ErrorPanel title="The assignments could not be loaded." onRetry={retry} busy={listed.isFetching}>
          Your answers are safe.
        </ErrorPanel>
      )}
      {!isFailed && (module.kind !== 'ready' || !listed.data) && (
        <div className={css.waiting}>
          <Skeleton bars={[34, 88, 82, 86]} label="Loading assignments" />
        </div>
      )}
      {module.kind === 'ready' && listed.data && (
        <module.Assignments account={account} assignments={listed.data.data} />
      )}
    </section>
  );
}
