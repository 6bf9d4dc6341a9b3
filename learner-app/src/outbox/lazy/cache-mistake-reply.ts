import { isRecord } from '@fourfold/core/client/outbox/guards';
import { isAnswer, isNote, type OutboxEntry } from '@fourfold/core/client/outbox/outbox-entry';
import type { MistakeNote } from '@fourfold/core/contract/mistakes';
import type { Reply } from '@fourfold/core/contract/types';
import type { CardState } from '@fourfold/core/reviews/card';
import type { QueryClient } from '@tanstack/react-query';

/** Updates the cached notebook and reviews from the reply to a note or to the answer of a card. */
export function cacheMistakeReply(client: QueryClient, entry: OutboxEntry, reply: unknown): void {
  // The outbox has checked that the reply is of the entry.
  if (isNote(entry)) cacheNote(client, reply as MistakeNote);
  if (!isAnswer(entry) || entry.body.reference_type !== 'HomeReview') return;
  const progress = isRecord(reply) ? reply.progress : null;
  if (isRecord(progress)) cacheCard(client, entry.body.reference_id, progress as { seq: number; state: CardState });
}

function cacheNote(client: QueryClient, { question_id, cause, note, updated_at: noted_at }: MistakeNote) {
  client.setQueriesData<Reply<'GET /mistakes'>>(
    { queryKey: ['GET /mistakes'] },
    (page) =>
      page && {
        ...page,
        data: page.data.map((one) => (one.question_id === question_id ? { ...one, cause, note, noted_at } : one)),
      },
  );
}

/** An answered card is no longer due. A redo may ask it again, after this answer. */
function cacheCard(client: QueryClient, card: string, { seq, state }: { seq: number; state: CardState }) {
  client.setQueriesData<Reply<'GET /mistakes/due'>>({ queryKey: ['GET /mistakes/due'] }, (due) => {
    if (!due?.data.some((one) => one.card === card)) return due;
    return { ...due, due: due.due - 1, done: due.done + 1, data: due.data.filter((one) => one.card !== card) };
  });
  client.setQueriesData<Reply<'GET /mistakes/redo'>>(
    { queryKey: ['GET /mistakes/redo'] },
    (redo) =>
      redo && {
        ...redo,
        data: redo.data.map((one) => (one.card === card && one.seq < seq ? { ...one, seq, state } : one)),
      },
  );
}
