import { type AnswerOf, isAnswer, type OutboxDraft } from '../../client/outbox/outbox-entry.ts';
import type { Question } from '../../contract/content.ts';
import { type MasteryEvent, type MasteryState, stepMastery } from '../../mastery/mastery.ts';
import { nextInSet, visibleInOrder } from '../../mastery/next-in-set.ts';
import { masteryAnswerEvents } from './answer-events.ts';
import { foldPending, type PendingRecords, type ProgressSnapshot } from './fold-pending.ts';

type Id = string;

/**
 * Returns the progress in a problem set: the state from the server, with pending answers applied. The
 * run is right even if `questions` is empty.
 */
export function setWithPending(
  server: ProgressSnapshot<MasteryState>,
  history: PendingRecords,
  { questions }: { questions: readonly Question[] },
): ProgressSnapshot<MasteryState> {
  return foldPending(stepMastery, server, history, (state, draft) =>
    isAnswer(draft) ? eventsInSet(state, draft, questions) : [],
  );
}

function eventsInSet(
  state: MasteryState,
  { body }: AnswerOf<OutboxDraft>,
  questions: readonly Question[],
): MasteryEvent[] {
  const visible = visibleInOrder(questions);
  const isOpen = (id: Id) => visible.some((question) => question.id === id);
  const question = questions.find(({ id }) => id === body.question_id);
  const next = question ? (nextInSet(visible, question)?.id ?? null) : null;
  const right = body.is_correct === true;
  const answer = { question_id: body.question_id, right, next, total_questions: visible.length };
  return masteryAnswerEvents(state, answer, { isOpen });
}
