import { type MasteryState, runIsFull } from '../mastery/mastery.ts';
import { nextInSet } from '../mastery/next-in-set.ts';

type Id = string;
type ListedQuestion = { id: Id; position: number; is_hidden: boolean };

/** What a problem set shows next. */
export type ProblemSetStep = { kind: 'question'; questionId: Id } | { kind: 'mastered' } | { kind: 'empty' };

/**
 * Returns what a problem set shows next. `fresh`: the run was full when the set was opened, so the set
 * is practised again from 0; its first answer starts the new run (Q38).
 */
export function nextSetStep(
  state: MasteryState,
  questions: readonly ListedQuestion[],
  { fresh }: { fresh: boolean },
): ProblemSetStep {
  if (runIsFull(state) && !fresh) return { kind: 'mastered' };
  const stored = questions.find(({ id }) => id === state.question_id);
  const next = stored && !stored.is_hidden ? stored : nextInSet(questions, stored ?? null);
  return next ? { kind: 'question', questionId: next.id } : { kind: 'empty' };
}
