import { type AnswerRecord, diagnosticReference } from '@fourfold/core/contract/practice';
import { type CardState, stepCard } from '@fourfold/core/reviews/card';
import { type DiagnosticState, stepDiagnostic } from '@fourfold/core/reviews/diagnostic';
import { gradeOf } from '@fourfold/core/reviews/grade';
import { answerCard, missCard } from '@fourfold/core/reviews/lazy/answer-card';
import type { ActionContext } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { openIds } from '../mistakes/open-questions.ts';
import type { AnsweredRecord, Step } from './append-events.ts';
import type { AnswerContext } from './load-answer-context.ts';
import type { QuestionWithKey } from './practice-content.ts';
import type { HistoryReference } from './reference.ts';
import { loadReviewQuestion } from './review-content.ts';
import { studentDay } from './student-day.ts';

type OutsideAnswer = { record: AnswerRecord; reference: HistoryReference; loaded: AnswerContext };

/**
 * Throws `notFound` unless the question may be answered there: in the diagnostic of the caller one of practice; for a
 * card that the caller has missed its own question, or one of practice with a skill of it. Questions that were hidden,
 * unpublished or deleted meanwhile are accepted, as in sequences; those of a test only while the caller sees their key.
 */
export async function requireOutsideQuestion(
  context: ActionContext,
  { reference, loaded }: OutsideAnswer,
  question: QuestionWithKey,
): Promise<void> {
  if (reference.type === diagnosticReference) {
    if (reference.id !== context.session.account.id || isOfTest(question)) throw notFound('Question');
    return;
  }
  if (!loaded.card?.missed) throw notFound('Missed question');
  if (question.id === reference.id) {
    // A question of a test whose key is hidden again (Q105).
    if (isOfTest(question) && !(await openIds(context, [question.id])).has(question.id)) throw notFound('Question');
    return;
  }
  const [answered, card] = await Promise.all([
    loadReviewQuestion(context, question.id),
    loadReviewQuestion(context, reference.id),
  ]);
  const shares = answered?.skill_codes.some((code) => card?.skill_codes.includes(code)) ?? false;
  if (isOfTest(question) || !shares) throw notFound('Question');
}

/** Returns the event of an answer to a card or in the diagnostic, with the state after it. */
export function stepOutsideWork({ record, reference, loaded }: OutsideAnswer, answer: AnsweredRecord, now: Date): Step {
  const { question_id, is_correct: right } = answer;
  if (reference.type === diagnosticReference) {
    const event = { kind: 'answered' as const, question_id, right };
    return { event, state: stepDiagnostic(loaded.progress.state as DiagnosticState, event) };
  }
  // The type of the reference determines which state machine wrote the state.
  const stored = loaded.progress.state as CardState;
  const { missed = null, usual_seconds = null } = loaded.card ?? {};
  const state = missed?.since_review ? missCard(stored, missed.day) : stored;
  const seconds = answer.time_spent_before_answer;
  const grade = gradeOf({ right, seconds, usual_seconds, helped: record.helped ?? false });
  const event = answerCard(state, { question_id, grade, day: studentDay(record.day, now) });
  return { event, state: stepCard(stored, event) };
}

function isOfTest({ parent_kind }: QuestionWithKey): boolean {
  return parent_kind === 'sat_test' || parent_kind === 'act_test';
}
