import { callQuery } from '@fourfold/app-shell/call-query';
import { isNotFound } from '@fourfold/app-shell/query-client';
import { useAccount } from '@fourfold/app-shell/session';
import type { AssignmentTopic } from '@fourfold/core/contract/assignable';
import type { ProblemSet } from '@fourfold/core/contract/content';
import { masteryThreshold, thresholdText } from '@fourfold/core/mastery/run/full-run';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { RunOfFour } from '@fourfold/ui-kit/run-of-four';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { AssignableSets } from './assignable-sets.tsx';
import { type SetsParent, setsCall, setsProgressCall } from './first/popup-calls.ts';
import { practiceAmount } from './practice-amount.ts';
import css from './sequence-popup.module.css';

/** The parent of the problem sets, and the URL of each. */
export type PopupSets = { parent: SetsParent; addressOf(set: ProblemSet): string };

type SetListProps = { sets: PopupSets; topic_type: AssignmentTopic };

/** The problem sets of a parent, each with its run. */
export function SetList({ sets: { parent, addressOf }, topic_type }: SetListProps) {
  const account = useAccount();
  const isImpersonated = account?.tutor_login.status === true;
  // A parent that was unpublished meanwhile has no sets; the page behind the popup stays.
  const sets = useQuery({ ...callQuery(setsCall(parent)), throwOnError: false });
  const progress = useQuery({
    ...callQuery(setsProgressCall(parent, account?.id ?? '')),
    enabled: account !== null,
    staleTime: 0,
    throwOnError: false,
  });
  const runs = new Map(progress.data?.data.map((one) => [one.reference_id, one.total_correct]));
  const isParentGone = isNotFound(sets.error);
  const published = isParentGone ? [] : sets.data?.data.filter(isOpen);
  return (
    <section className={css.sets}>
      <h3>Problem sets</h3>
      {sets.isPending && <Skeleton bars={[40, 70, 62]} label="Loading problem sets" />}
      {sets.isError && !published && (
        <ErrorPanel title="The problem sets could not be loaded." onRetry={sets.refetch} busy={sets.isFetching} />
      )}
      {published?.length === 0 && <p className={css.none}>No Record Found</p>}
      {account && published && published.length > 0 && isImpersonated && (
        <AssignableSets {...{ account, topic_type, parent, progress }} sets={published} />
      )}
      {published && published.length > 0 && !isImpersonated && (
        <>
          {![...runs.values()].some((run) => run > 0) && (
            <p className="small">{`${capitalize(thresholdText)} right answers in a row master a set.`}</p>
          )}
          <ul>
            {published.map((set) => (
              <SetRow key={set.id} set={set} address={addressOf(set)} run={runs.get(set.id) ?? 0} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Capitalizes the first letter. */
function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A set without questions would open an empty page. */
function isOpen({ isPublish, question_count }: ProblemSet): boolean {
  return isPublish && question_count !== 0;
}

function SetRow({ set, address, run }: { set: ProblemSet; address: string; run: number }) {
  return (
    <li>
      <Link to={address}>
        <span>
          {set.title}
          {set.question_count !== undefined && <small>{practiceAmount(set.question_count)}</small>}
        </span>
        <RunOfFour count={run} of={masteryThreshold} />
      </Link>
    </li>
  );
}
