import { isRecord } from '@fourfold/core/client/outbox/guards';
import { isAnswer, type OutboxEntry } from '@fourfold/core/client/outbox/outbox-entry';
import { testActionOf } from '@fourfold/core/client/outbox/test-action';
import type { PracticeProgress, Progress } from '@fourfold/core/contract/practice';
import { newerProgress, withMark } from '@fourfold/core/practice/newer-progress';
import { isWorkProgress } from '@fourfold/core/practice/work-progress';
import type { QueryClient } from '@tanstack/react-query';
import { progressRequest } from '../first/progress-requests.ts';
import { cacheDiagnosticReply } from './cache-diagnostic-reply.ts';
import { cacheMistakeReply } from './cache-mistake-reply.ts';
import { cacheSectionReply } from './cache-section-reply.ts';

/** Updates the query cache from the reply of a save, so that nothing is refetched. */
export function cacheReply(client: QueryClient, entry: OutboxEntry, reply: unknown): void {
  const test = testActionOf(entry);
  if (test) {
    cacheSectionReply(client, test, reply);
    return;
  }
  cacheMistakeReply(client, entry, reply);
  if (cacheDiagnosticReply(client, entry, reply)) return;
  const progress = progressOfReply(entry, reply);
  if (!progress) return;
  const updated = (cached: Progress | undefined) => {
    const newer = newerProgress(cached, progress);
    // The cache may have a newer answer to the same question, if this is the record sent after the
    // check.
    if (!isAnswer(entry) || !isRecord(reply) || entry.after_seq < (cached?.seq ?? 0)) return newer;
    return withMark(newer, entry.body.question_id, reply.is_correct === true);
  };
  client.setQueryData<Progress>([...progressRequest(progress)], updated);
  if (progress.reference_type !== 'HomeProblemSetQuestions') return;
  client.setQueriesData<{ data: Progress[] }>(
    { queryKey: ['POST /user_progresses/get_all_user_problemsets_progress'] },
    (list) =>
      list && {
        data: list.data.map((one) => (isSame(one, progress) ? newerProgress(one, progress) : one)),
      },
  );
}

/** The progress of a sequence or a set in the reply of a save; null if it contains none. */
export function progressOfReply(entry: OutboxEntry, reply: unknown): Progress | null {
  const progress = isAnswer(entry) ? isRecord(reply) && reply.progress : reply;
  return isProgress(progress) && isWorkProgress(progress) ? progress : null;
}

function isSame(one: Progress, other: Progress): boolean {
  return one.reference_id === other.reference_id && one.user_id === other.user_id;
}

function isProgress(value: unknown): value is PracticeProgress {
  return (
    isRecord(value) &&
    typeof value.seq === 'number' &&
    typeof value.reference_id === 'string' &&
    typeof value.reference_type === 'string' &&
    typeof value.user_id === 'string' &&
    isRecord(value.state)
  );
}
