import { type MasteryState, newMastery, stepMastery } from '../../mastery/mastery.ts';
import { nextInSet } from '../../mastery/next-in-set.ts';
import { nextSetStep } from '../../practice/next-set-step.ts';
import { masteryAnswerEvents } from '../../practice/pending/answer-events.ts';
import type { ModelSet } from '../model.ts';

/**
 * A question of a set in one state of the run, and the next state after each answer; null: the set
 * is mastered. If the question cannot be answered right, `right` equals `wrong`, and the reverse.
 */
export type SetStep = { right: SetStep | null; wrong: SetStep | null };

/**
 * All states of the mastery state machine for a set, from its first question. Null if it has no
 * question and is skipped.
 */
export function setSteps({ questions }: ModelSet): SetStep | null {
  // Identified by index, because a model has no ids for them.
  const questionStubs = questions.map((_, position) => ({ id: String(position), position, is_hidden: false }));
  const nextIds = questionStubs.map((question) => nextInSet(questionStubs, question)?.id ?? null);
  const isOpen = (id: string) => Number(id) < questionStubs.length;
  const steps = new Map<string, SetStep>();

  const stepAt = (state: MasteryState): SetStep | null => {
    const position = nextSetStep(state, questionStubs, { fresh: false });
    if (position.kind !== 'question') return null;
    const question_id = position.questionId;
    // The run and the question determine the following states; the number of earlier answers does
    // not.
    const key = `${state.run} ${question_id}`;
    const cached = steps.get(key);
    if (cached) return cached;

    const step: SetStep = { right: null, wrong: null };
    steps.set(key, step);
    const stepAfter = (right: boolean) => {
      const answer = {
        question_id,
        right,
        next: nextIds[Number(question_id)] ?? null,
        total_questions: questionStubs.length,
      };
      return stepAt(masteryAnswerEvents(state, answer, { isOpen }).reduce(stepMastery, state));
    };
    const possible = questions[Number(question_id)] ?? { right: false, wrong: true };
    step.right = stepAfter(possible.right);
    step.wrong = stepAfter(possible.right && !possible.wrong);
    return step;
  };
  return stepAt(newMastery);
}
