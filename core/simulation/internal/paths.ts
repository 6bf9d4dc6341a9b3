import { nextSequenceStep } from '../../practice/next-sequence-step.ts';
import { sequenceAnswerEvents } from '../../practice/pending/answer-events.ts';
import { newSequence, pointer, stepSequence } from '../../sequence/sequence.ts';
import { end, linkId, throughSetId } from '../link-ids.ts';
import type { ModelBranch, SequenceModel } from '../model.ts';
import { type SetStep, setSteps } from './set-steps.ts';

type Id = string;

/**
 * The transitions of the practice state machines, computed once and used for thousands of students.
 * It is the first question; null if there is none.
 */
export type CompiledPaths = PathQuestion | null;
export type PathQuestion = {
  id: Id;
  /** Null: no possible answer is right. */
  right: NextStep | null;
  wrong: readonly NextStep[];
};
/** Through the set if it is not mastered yet, then to the question; null: the end. */
export type NextStep = {
  set: PathSet | null;
  nextQuestion: PathQuestion | null;
  /** The ids of the links (`linkId`): to the set or the question, and from the set if there is one. */
  links: { into: string; outOfSet: string | null };
};
type PathSet = { id: Id; first: SetStep };

/** Computes where each answer of a sequence leads, once for any number of students. */
export function compilePaths({ questions, sets }: SequenceModel): CompiledPaths {
  const setPaths = new Map(
    sets.flatMap((set): [Id, PathSet][] => {
      const first = setSteps(set);
      return first ? [[set.id, { id: set.id, first }]] : [];
    }),
  );
  const paths = new Map(questions.map(({ id }): [Id, PathQuestion] => [id, { id, right: null, wrong: [] }]));
  const questionStubs = new Map(questions.map(({ id, position }) => [id, { id, position, is_hidden: false }]));
  const [first] = questionStubs.values();

  const nextStep = (question_id: Id, right: boolean, branch: ModelBranch): NextStep => {
    const answer = { question_id, right, way: branch, total_questions: questions.length };
    const library = { isOpen: (id: Id) => questionStubs.has(id), mastered: () => false };
    // In a new sequence every question is open, and the number of earlier answers does not affect
    // the next question.
    const state = sequenceAnswerEvents(newSequence, answer, library).reduce(stepSequence, newSequence);
    const next = questionStubs.get(pointer(state) ?? '') ?? first;
    const positionWhen = (isPast: boolean) => nextSequenceStep(state, next ? [next] : [], () => isPast);
    const beforeSet = positionWhen(false);
    const afterSet = positionWhen(true);
    return {
      set: beforeSet.kind === 'problemset' ? (setPaths.get(beforeSet.problemsetId) ?? null) : null,
      nextQuestion: afterSet.kind === 'question' ? (paths.get(afterSet.questionId) ?? null) : null,
      links: linksOf(question_id, branch),
    };
  };
  for (const { id, right, wrong } of questions) {
    const path = paths.get(id);
    if (!path) continue;
    path.right = right && nextStep(id, true, right);
    path.wrong = wrong.map((branch) => nextStep(id, false, branch));
  }
  return first ? (paths.get(first.id) ?? null) : null;
}

function linksOf(from: Id, { problemset, question }: ModelBranch): NextStep['links'] {
  const to = question ?? end;
  if (problemset === null) return { into: linkId(from, to), outOfSet: null };
  const through = throughSetId(problemset, question);
  return { into: linkId(from, through), outOfSet: linkId(through, to) };
}
