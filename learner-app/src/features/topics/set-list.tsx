import type { ProblemSet, TopicKind } from '@fourfold/core/contract/content';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { RunOfFour } from '@fourfold/ui-kit/run-of-four';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { queryOf } from '../../data/query-of.ts';
import { useAccount } from '../../session/session.ts';
import { type Branch, problemSet } from './addresses.ts';
import { type SetsParent, setsCall, setsProgressCall } from './dialog-calls.ts';
import css from './topics.module.css';

type SetListProps = { kind: TopicKind; parent: SetsParent; branch: Branch };

/** The problem sets of a place, each with its run. */
export function SetList({ kind, parent, branch }: SetListProps) {
  const account = useAccount();
  const sets = useQuery(queryOf(setsCall(parent)));
  const progress = useQuery({
    ...queryOf(setsProgressCall(parent, account?.id ?? '')),
    enabled: account !== null,
    staleTime: 0,
  });
  const runs = new Map(progress.data?.data.map((one) => [one.reference_id, one.total_correct]));
  const published = sets.data?.data.filter(({ isPublish }) => isPublish) ?? [];
  return (
    <section className={css.sets}>
      <h3>Problem sets</h3>
      {sets.isPending && <Skeleton bars={[40, 70, 62]} label="Loading problem sets" />}
      {sets.isError && !sets.data && (
        <ErrorPanel title="The problem sets could not be loaded." onRetry={sets.refetch} busy={sets.isFetching} />
      )}
      {sets.data && published.length === 0 && <p className={css.none}>No Record Found</p>}
      {published.length > 0 && (
        <ul>
          {published.map((set) => (
            <SetRow key={set.id} set={set} address={problemSet(kind, set, branch)} run={runs.get(set.id) ?? 0} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SetRow({ set, address, run }: { set: ProblemSet; address: string; run: number }) {
  return (
    <li>
      <Link to={address}>
        <span>{set.title}</span>
        <RunOfFour count={run} />
      </Link>
    </li>
  );
}
