import { isRecord } from '@fourfold/core/client/outbox/guards';
import { isAnswer, type OutboxEntry } from '@fourfold/core/client/outbox/outbox-entry';
import type { Reply } from '@fourfold/core/contract/types';
import type { QueryClient } from '@tanstack/react-query';

/** Updates the cached questions of the first run from the reply of a saved answer; false if it is not of them. */
export function cacheDiagnosticReply(client: QueryClient, entry: OutboxEntry, reply: unknown): boolean {
  if (!isAnswer(entry) || entry.body.reference_type !== 'HomeDiagnostic') return false;
  const { question_id } = entry.body;
  const right = isRecord(reply) && reply.is_correct === true;
  client.setQueryData<Reply<'GET /diagnostic'>>(
    ['GET /diagnostic'],
    (cached) =>
      cached && {
        seq: Math.max(cached.seq, entry.after_seq + 1),
        data: cached.data.map((one) => (one.question.id === question_id ? { ...one, right } : one)),
      },
  );
  return true;
}
