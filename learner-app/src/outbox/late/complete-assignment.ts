import { ask } from '@fourfold/core/client/ask';
import { isAnswer, type OutboxEntry } from '@fourfold/core/client/outbox/outbox-entry';
import type { Subsubtopic, Subtopic } from '@fourfold/core/contract/content';
import type { Progress } from '@fourfold/core/contract/practice';
import { assignmentsCall } from '../../assigning/first/assignments-call.ts';
import { queryClient } from '../../data/query-client.ts';
import { api } from '../../session/session.ts';
import { completionOf } from './completion-of.ts';
import { progressIn } from './settle-reply.ts';

/** The end that was last told of, for each reference: a set is settled behind the answer that mastered it. */
const told = new Map<string, number>();

/**
 * Tells of an end as soon as the server has what led to it, also when that was done without a network. Nobody waits for
 * it, and it is not repeated: the server completes what was assigned with the save itself.
 */
export function completeAssignment(entry: OutboxEntry, reply: unknown): void {
  if (isSecondHalf(entry)) return;
  const progress = progressIn(entry, reply);
  const body = progress && completionOf(progress, topicOf);
  if (!body || told.get(progress.reference_id) === progress.seq) return;
  told.set(progress.reference_id, progress.seq);
  const listAnew = () => queryClient.invalidateQueries({ queryKey: [...assignmentsCall] });
  api('PUT /assignments/complete', { body }).then(listAnew, listAnew);
}

/** Comes when a question is left, maybe by the next visit; what the answer led to was told with the first half. */
function isSecondHalf(entry: OutboxEntry): boolean {
  return isAnswer(entry) && entry.body.time_spent_after_answer !== undefined;
}

/** What the page has read of the place that the sequence is of; it is kept with the page's other content. */
function topicOf({ reference_type, reference_id: id }: Progress): string | undefined {
  const call = reference_type === 'HomeSubTopic' ? 'GET /subtopics/{id}' : 'GET /subsubtopics/{id}';
  const asked = ask(call, { params: { id } });
  return queryClient.getQueryData<Subtopic | Subsubtopic>([...asked])?.topic_type;
}
