import { isAnswer, type OutboxDraft } from '../../client/outbox/outbox-entry.ts';
import type { ReviewCard } from '../../contract/mistakes.ts';
import type { CardEvent, CardState } from '../../reviews/card.ts';
import { stepCard } from '../../reviews/card.ts';
import { gradeOf } from '../../reviews/grade.ts';
import { answerCard } from '../../reviews/lazy/answer-card.ts';
import { foldPending, type ProgressSnapshot } from './fold-pending.ts';

type CardContext = {
  pending: readonly OutboxDraft[];
  /** The student's median seconds before an answer; null without answers. */
  usual_seconds: number | null;
  /** The student's day, for a record without one. */
  day: string;
};

/**
 * Returns the progress of a card: the state from the server, with the answers that it has not confirmed. The server
 * grades and schedules with the same functions when they arrive.
 */
export function cardWithPending(
  card: ReviewCard,
  { pending, usual_seconds, day }: CardContext,
): ProgressSnapshot<CardState> {
  const reference = { reference_type: 'HomeReview', reference_id: card.card } as const;
  const server = { seq: card.seq, state: card.state };
  return foldPending<CardState, CardEvent>(stepCard, server, { reference, pending }, (state, draft) => {
    if (!isAnswer(draft)) return [];
    const { question_id, is_correct, time_spent_before_answer: seconds = 0, helped = false } = draft.body;
    const grade = gradeOf({ right: is_correct === true, seconds, usual_seconds, helped });
    return [answerCard(state, { question_id, grade, day: draft.body.day ?? day })];
  });
}
