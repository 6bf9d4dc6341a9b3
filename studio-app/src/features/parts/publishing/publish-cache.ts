import type { TestFlag } from '@fourfold/core/exams/exam-editions';
import { queryClient } from '../../../data/query-client.ts';
import type { PublishTarget } from './publish-requests.ts';
import { withFlag } from './with-flag.ts';

/** Calls whose replies contain the publish flags of records or of their parents, by the first part of their path. */
const callsWithFlags =
  /^GET \/(topics|\w+_topics|tests|subtopics|subsubtopics|problem_sets|sats|acts|sat_questions|act_questions|search|content_health|content_findings)\b/;

const predicate = ({ queryKey: [call] }: { queryKey: readonly unknown[] }) => callsWithFlags.test(String(call));

/** The field of a record that its switch sets. */
function flagOf({ kind, test }: PublishTarget): 'isPublish' | 'isSequencePublish' | TestFlag {
  return test ?? (kind.endsWith('_sequence') ? 'isSequencePublish' : 'isPublish');
}

/** Sets the flag in every cached reply that contains the record; replies that depend on it are refetched. */
export function applyFlag(target: PublishTarget, isPublish: boolean): void {
  const flags = { [flagOf(target)]: isPublish };
  queryClient.setQueriesData({ predicate }, (reply) => withFlag(reply, target.id, flags));
  void refetchPublishState();
}

/** Refetches what is on the screen at once, everything else when it is shown again. */
export async function refetchPublishState(): Promise<void> {
  await queryClient.invalidateQueries({ predicate });
}
