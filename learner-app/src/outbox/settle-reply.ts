import { isAnswer, type OutboxEntry } from '@fourfold/core/client/outbox-entry';
import { isRecord } from '@fourfold/core/client/shape';
import type { Progress } from '@fourfold/core/contract/practice';
import type { QueryClient } from '@tanstack/react-query';
import { newer, progressOf } from './progress-of.ts';

/** The reply of a save settles what is cached; nothing is fetched for it. */
export function settleReply(client: QueryClient, entry: OutboxEntry, reply: unknown): void {
  const progress = isAnswer(entry) ? isRecord(reply) && reply.progress : reply;
  if (!isProgress(progress)) return;
  client.setQueryData<Progress>([...progressOf(progress)], (cached) => newer(cached, progress));
  if (progress.reference_type !== 'HomeProblemSetQuestions') return;
  client.setQueriesData<{ data: Progress[] }>(
    { queryKey: ['POST /user_progresses/get_all_user_problemsets_progress'] },
    (list) =>
      list && {
        data: list.data.map((one) => (isSame(one, progress) ? newer(one, progress) : one)),
      },
  );
}

function isSame(one: Progress, other: Progress): boolean {
  return one.reference_id === other.reference_id && one.user_id === other.user_id;
}

function isProgress(value: unknown): value is Progress {
  return (
    isRecord(value) &&
    typeof value.seq === 'number' &&
    typeof value.reference_id === 'string' &&
    typeof value.reference_type === 'string' &&
    typeof value.user_id === 'string' &&
    isRecord(value.state)
  );
}
