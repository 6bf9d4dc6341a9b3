import { callQuery } from '@fourfold/app-shell/call-query';
import { isAnswer, type OutboxDraft } from '@fourfold/core/client/outbox/outbox-entry';
import type { ReviewCard } from '@fourfold/core/contract/mistakes';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePendingAfterPaint } from '../../../outbox/use-pending-answers.ts';
import { type LoadState, useLoadState } from '../../../question/use-load-state.ts';
import { dueCall, redoCall, studentDay } from '../../../reviews/mistake-calls.ts';
import type { Redo } from '../../../reviews/mistake-filters.ts';

/** A card of this visit, and its number of answers when the visit began. */
type BegunCard = { card: ReviewCard; seq: number };

export type Review = {
  /** The student's day when the page was opened. */
  day: string;
  /** The student's median seconds before an answer; null without answers. */
  usual_seconds: number | null;
  /** The cards of this visit; they stay while it lasts. */
  cards: readonly ReviewCard[];
  /** The number of a card's answers, pending ones included. */
  seqOf(card: ReviewCard): number;
  /** Whether a card was answered since the page was loaded: here, in another tab or on another device. */
  isAnswered(card: ReviewCard): boolean;
  /** Answers that the server has not confirmed. */
  pending: readonly OutboxDraft[];
};

/** Loads what is due, or with filters a redo. Without a network it continues from the cached reply. */
export function useReview(account: string, redo: Redo | null): LoadState<Review> {
  const [day] = useState(studentDay);
  const query = useQuery({
    ...callQuery(redo ? redoCall(redo, day) : dueCall(day)),
    throwOnError: false,
    meta: { main: true, keep: true },
  });
  const pending = usePendingAfterPaint(account);
  const loaded = useLoadState([query]);
  const begun = useRef<readonly BegunCard[]>(null);
  if (loaded.kind !== 'come') return loaded;
  if (!query.data || !pending) return { kind: 'loading' };
  const { data: current, usual_seconds } = query.data;
  // A redo asks again also what was answered a moment ago.
  begun.current ??= current
    .map((card) => ({ card, seq: seqOf(card, pending) }))
    .filter(({ card, seq }) => redo !== null || seq === card.seq);
  const begunCards = begun.current;
  const latest = (card: ReviewCard) => current.find((one) => one.card === card.card);
  const data: Review = {
    day,
    usual_seconds,
    pending,
    cards: begunCards.map(({ card }) => card),
    seqOf: (card) => seqOf(latest(card) ?? card, pending),
    isAnswered(card) {
      const now = latest(card);
      // An answered card is no longer due; a redo counts its answers.
      if (!now && redo === null) return true;
      return begunCards.some((one) => one.card === card && one.seq < seqOf(now ?? card, pending));
    },
  };
  return { kind: 'ready', data };
}

/** The number of a card's answers, with those that the server has not confirmed: each is one event. */
function seqOf(card: ReviewCard, pending: readonly OutboxDraft[]): number {
  // The half that is sent after the check is no further answer.
  return pending.reduce((seq, draft) => (isAnswerTo(card, draft) && draft.after_seq >= seq ? seq + 1 : seq), card.seq);
}

function isAnswerTo({ card }: ReviewCard, draft: OutboxDraft): boolean {
  return isAnswer(draft) && draft.body.reference_type === 'HomeReview' && draft.body.reference_id === card;
}
