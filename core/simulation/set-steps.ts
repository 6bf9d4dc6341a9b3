import { type MasteryState, newMastery, stepMastery } from '../mastery/mastery.ts';
import { nextInSet } from '../mastery/next-in-set.ts';
import { setPlace } from '../practice/set-place.ts';
import { masteryAnswerEvents } from '../practice/standing/answer-events.ts';
import type { ModelSet } from './model.ts';

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
  const listed = questions.map((_, position) => ({ id: String(position), position, is_hidden: false }));
  const nexts = listed.map((question) => nextInSet(listed, question)?.id ?? null);
  const isOpen = (id: string) => Number(id) < listed.length;
  const steps = new Map<string, SetStep>();

  const stepAt = (state: MasteryState): SetStep | null => {
    const place = setPlace(state, listed, { fresh: false });
    if (place.at !== 'question') return null;
    const question_id = place.questionId;
    // The run and the question determine the following states; the number of earlier answers does
    // not.
    const key = `${state.run} ${question_id}`;
    const known = steps.get(key);
    if (known) return known;

    const step: SetStep = { right: null, wrong: null };
    steps.set(key, step);
    const after = (right: boolean) => {
      const said = { question_id, right, next: nexts[Number(question_id)] ?? null, total_questions: listed.length };
      return stepAt(masteryAnswerEvents(state, said, { isOpen }).reduce(stepMastery, state));
    };
    const can = questions[Number(question_id)] ?? { right: false, wrong: true };
    step.right = after(can.right);
    step.wrong = after(can.right && !can.wrong);
    return step;
  };
  return stepAt(newMastery);
}
