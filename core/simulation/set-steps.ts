import { type MasteryState, newMastery, stepMastery } from '../mastery/mastery.ts';
import { nextInSet } from '../mastery/next-in-set.ts';
import { setPlace } from '../practice/set-place.ts';
import { masteryAnswerEvents } from '../practice/standing/answer-events.ts';
import type { ModelSet } from './model.ts';

/**
 * A question of a set as it is met with one run of right answers, and what an answer leads to; null: the set is
 * mastered. Where the question cannot be answered rightly, `right` is as `wrong`, and where not wrongly the other way round.
 */
export type SetStep = { right: SetStep | null; wrong: SetStep | null };

/**
 * A set as its students go through it, from its first question on: every state of the machine that a real student is
 * stepped on, once. Null: it has no question, and is passed by.
 */
export function setSteps({ questions }: ModelSet): SetStep | null {
  // By their places: a model does not say their ids.
  const listed = questions.map((_, position) => ({ id: String(position), position, is_hidden: false }));
  const nexts = listed.map((question) => nextInSet(listed, question)?.id ?? null);
  const isOpen = (id: string) => Number(id) < listed.length;
  const steps = new Map<string, SetStep>();

  const stepAt = (state: MasteryState): SetStep | null => {
    const place = setPlace(state, listed, { fresh: false });
    if (place.at !== 'question') return null;
    const question_id = place.questionId;
    // What it was before has no say in what follows: neither how many answers, nor which.
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
