import { ask } from '@fourfold/core/client/ask';
import { isAnswer, type OutboxEntry } from '@fourfold/core/client/outbox/outbox-entry';
import type { Subsubtopic, Subtopic } from '@fourfold/core/contract/content';
import type { Progress } from '@fourfold/core/contract/practice';
import { assignmentsCall } from '../../assigning/first/assignments-call.ts';
import { queryClient } from '../../data/query-client.ts';
import { api } from '../../session/session.ts';
import { completionOf } from './completion-of.ts';
import { progressIn } from './settle-reply.ts';

/**
 * The `seq` of the last reported completion, by reference. A mastered set gets two replies: of the
 * answer and of its completion.
 */
const told = new Map<string, number>();

/**
 * Reports a completed sequence or set when the server has confirmed the last answer, also after an
 * offline period. It is not repeated on failure: the server also completes assignments on save.
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

/**
 * The record sent after the check, possibly in a later visit; the completion was reported with the
 * answer.
 */
function isSecondHalf(entry: OutboxEntry): boolean {
  return isAnswer(entry) && entry.body.time_spent_after_answer !== undefined;
}

/** The cached record of the sequence's parent; it is persisted with the page's other content. */
function topicOf({ reference_type, reference_id: id }: Progress): string | undefined {
  const call = reference_type === 'HomeSubTopic' ? 'GET /subtopics/{id}' : 'GET /subsubtopics/{id}';
  const asked = ask(call, { params: { id } });
  return queryClient.getQueryData<Subtopic | Subsubtopic>([...asked])?.topic_type;
}
