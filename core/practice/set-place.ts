import { type MasteryState, runIsFull } from '../mastery/mastery.ts';
import { nextInSet } from '../mastery/next-in-set.ts';

type Id = string;
type Listed = { id: Id; position: number; is_hidden: boolean };

/** What a problem set shows next. */
export type SetPlace = { at: 'question'; questionId: Id } | { at: 'mastered' } | { at: 'empty' };

/**
 * Returns what a problem set shows next. `fresh`: the run was full when the set was opened, so the set
 * is practised again from 0; its first answer starts the new run (Q38).
 */
export function setPlace(state: MasteryState, questions: readonly Listed[], { fresh }: { fresh: boolean }): SetPlace {
  if (runIsFull(state) && !fresh) return { at: 'mastered' };
  const stored = questions.find(({ id }) => id === state.question_id);
  const next = stored && !stored.is_hidden ? stored : nextInSet(questions, stored ?? null);
  return next ? { at: 'question', questionId: next.id } : { at: 'empty' };
}
