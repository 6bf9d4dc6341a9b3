import { sequencePlace } from '../practice/sequence-place.ts';
import { sequenceAnswerEvents } from '../practice/standing/answer-events.ts';
import { newSequence, pointer, stepSequence } from '../sequence/sequence.ts';
import type { Model, Way } from './model.ts';
import { type SetStep, setSteps } from './set-steps.ts';

type Id = string;

/**
 * What the machines of real students make of each answer, worked out once: thousands of students then follow it
 * without asking them again. From its first question on; null: there is none.
 */
export type Paths = PathQuestion | null;
export type PathQuestion = {
  id: Id;
  /** Null: nothing that can be given is right. */
  right: Onward | null;
  wrong: readonly Onward[];
};
/** Through the set, where it is not mastered yet, and on to the question; null: the end. */
export type Onward = { set: PathSet | null; then: PathQuestion | null };
type PathSet = { id: Id; first: SetStep };

/** Where each answer leads in a sequence, worked out once for any number of students. */
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
    // Every question is on the path of a new sequence; how many were answered before has no say in where it goes on.
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
