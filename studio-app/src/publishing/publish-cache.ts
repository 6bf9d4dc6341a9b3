import type { TestFlag } from '@fourfold/core/contract/publishing';
import { queryClient } from '../data/query-client.ts';
import type { Target } from './send-publish.ts';
import { withFlag } from './with-flag.ts';

/** Calls whose replies say what is published, themselves or of what stands above: by the first part of their path. */
const saying =
  /^GET \/(topics|\w+_topics|tests|subtopics|subsubtopics|problem_sets|sats|acts|sat_questions|act_questions|search)\b/;

const predicate = ({ queryKey: [call] }: { queryKey: readonly unknown[] }) => saying.test(String(call));

/** The field of a record that its switch changes. */
function flagOf({ kind, test }: Target): 'isPublish' | 'isSequencePublish' | TestFlag {
  return test ?? (kind.endsWith('_sequence') ? 'isSequencePublish' : 'isPublish');
}

/** Shows a record as it is now wherever it is shown; what follows from it elsewhere is read anew. */
export function showFlag(target: Target, isPublish: boolean): void {
  const flags = { [flagOf(target)]: isPublish };
  queryClient.setQueriesData({ predicate }, (reply) => withFlag(reply, target.id, flags));
  void readAnew();
}

/** What is on the screen is read at once, everything else when it is shown again. */
export async function readAnew(): Promise<void> {
  await queryClient.invalidateQueries({ predicate });
}
