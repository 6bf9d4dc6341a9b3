import type { AssignmentTopic } from '@fourfold/core/contract/assignable';
import type { ProblemSet } from '@fourfold/core/contract/content';
import type { Progress } from '@fourfold/core/contract/practice';
import type { Account } from '@fourfold/core/contract/session';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useLazyModule } from '../assigning/use-lazy-module.ts';
import type { SetsParent } from './first/popup-calls.ts';

type AssignableSetsProps = {
  account: Account;
  topic_type: AssignmentTopic;
  parent: SetsParent;
  sets: readonly ProblemSet[];
  progress: { data: { data: Progress[] } | undefined; isError: boolean; isFetching: boolean; refetch(): unknown };
};

const loadAssignSets = () => import('../assigning/assign-sets.tsx');

/** The list of sets for a tutor who is logged in as the student: it assigns instead of opening them. */
export function AssignableSets({ account, topic_type, parent, sets, progress }: AssignableSetsProps) {
  const assign = useLazyModule(loadAssignSets);
  const { data } = progress;
  if (assign.kind === 'failed' || (progress.isError && !data)) {
    const retry = () => (assign.kind === 'failed' ? assign.retry() : progress.refetch());
    return <ErrorPanel title="Assigning could not be loaded." onRetry={retry} busy={progress.isFetching} />;
  }
  if (assign.kind === 'loading' || !data) return <Skeleton bars={[40, 70, 62]} label="Loading problem sets" />;
  const runs = new Map(data.data.map((one) => [one.reference_id, one.total_correct]));
  return (
    <assign.AssignSets {...{ account, topic_type, sets }} setsParent={parent} getRun={(id) => runs.get(id) ?? null} />
  );
}
