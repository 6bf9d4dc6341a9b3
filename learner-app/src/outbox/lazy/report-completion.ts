import { api } from '@fourfold/app-shell/session';
import { apiQuery } from '@fourfold/core/client/api-query';
import { isAnswer, type OutboxEntry } from '@fourfold/core/client/outbox/outbox-entry';
import type { Subsubtopic, Subtopic } from '@fourfold/core/contract/content';
import type { Progress } from '@fourfold/core/contract/practice';
import { assignmentsCall } from '../../assigning/first/assignments-call.ts';
import { queryClient } from '../../data/query-client.ts';
import { progressOfReply } from './cache-reply.ts';
import { completionOf } from './completion-of.ts';

/**
 * The `seq` of the last reported completion, by reference. A mastered set gets two replies: of the
 * answer and of its completion.
 */
const reportedSeqs = new Map<string, number>();

/**
 * Reports a completed sequence or set when the server has confirmed the last answer, also after an
 * offline period. It is not repeated on failure: the server also completes assignments on save.
 */
export function reportCompletion(entry: OutboxEntry, reply: unknown): void {
  if (isAfterCheck(entry)) return;
  const progress = progressOfReply(entry, reply);
  const body = progress && completionOf(progress, cachedTopicType);
  if (!body || reportedSeqs.get(progress.reference_id) === progress.seq) return;
  reportedSeqs.set(progress.reference_id, progress.seq);
  const refetchAssignments = () => queryClient.invalidateQueries({ queryKey: [...assignmentsCall] });
  api('PUT /assignments/complete', { body }).then(refetchAssignments, refetchAssignments);
}

/** The record sent after the check, possibly in a later visit; the completion was reported with the answer. */
function isAfterCheck(entry: OutboxEntry): boolean {
  return isAnswer(entry) && entry.body.time_spent_after_answer !== undefined;
}

/** The cached record of the sequence's parent; it is persisted with the page's other content. */
function cachedTopicType({ reference_type, reference_id: id }: Progress): string | undefined {
  const call = reference_type === 'HomeSubTopic' ? 'GET /subtopics/{id}' : 'GET /subsubtopics/{id}';
  const request = apiQuery(call, { params: { id } });
  return queryClient.getQueryData<Subtopic | Subsubtopic>([...request])?.topic_type;
}
