import { sequencePlace } from '../practice/sequence-place.ts';
import { sequenceAnswerEvents } from '../practice/standing/answer-events.ts';
import { newSequence, pointer, stepSequence } from '../sequence/sequence.ts';
import type { Model, Way } from './model.ts';
import { type SetStep, setSteps } from './set-steps.ts';

type Id = string;

/**
 * The transitions of the practice state machines, computed once and used for thousands of students.
 * It is the first question; null if there is none.
 */
export type Paths = PathQuestion | null;
export type PathQuestion = {
  id: Id;
  /** Null: no possible answer is right. */
  right: Onward | null;
  wrong: readonly Onward[];
};
/** Through the set if it is not mastered yet, then to the question; null: the end. */
export type Onward = { set: PathSet | null; then: PathQuestion | null };
type PathSet = { id: Id; first: SetStep };

/** Computes where each answer of a sequence leads, once for any number of students. */
export function pathsOf({ questions, sets }: Model): Paths {
  const entered = new Map(
    sets.flatMap((set): [Id, PathSet][] => {
      const first = setSteps(set);
      return first ? [[set.id, { id: set.id, first }]] : [];
    }),
  );
  const paths = new Map(questions.map(({ id }): [Id, PathQuestion] => [id, { id, right: null, wrong: [] }]));
  const listed = new Map(questions.map(({ id, position }) => [id, { id, position, is_hidden: false }]));
  const [first] = listed.values();

  const onward = (question_id: Id, right: boolean, way: Way): Onward => {
    const said = { question_id, right, way, total_questions: questions.length };
    const library = { isOpen: (id: Id) => listed.has(id), mastered: () => false };
    // In a new sequence every question is open, and the number of earlier answers does not affect
    // the next question.
    const state = sequenceAnswerEvents(newSequence, said, library).reduce(stepSequence, newSequence);
    const next = listed.get(pointer(state) ?? '') ?? first;
    const placeWhere = (isPast: boolean) => sequencePlace(state, next ? [next] : [], () => isPast);
    const through = placeWhere(false);
    const behind = placeWhere(true);
    return {
      set: through.at === 'problemset' ? (entered.get(through.problemsetId) ?? null) : null,
      then: behind.at === 'question' ? (paths.get(behind.questionId) ?? null) : null,
    };
  };
  for (const { id, right, wrong } of questions) {
    const path = paths.get(id);
    if (!path) continue;
    path.right = right && onward(id, true, right);
    path.wrong = wrong.map((way) => onward(id, false, way));
  }
  return first ? (paths.get(first.id) ?? null) : null;
}
