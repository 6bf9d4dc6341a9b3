import { type MasteryState, newMastery, runIsFull, stepMastery } from '../mastery/mastery.ts';
import { nextInSet } from '../mastery/next-in-set.ts';
import { wayAfter } from '../sequence/way-after.ts';

type Id = string;

/** Where a preview stands. It goes the ways that a student would go, and keeps nothing. */
export type PreviewStep =
  | { at: 'sequence'; questionId: Id }
  /** Inside of a set that the way leads through; `then` is the question behind it. Null until the set has come. */
  | { at: 'set'; setId: Id; questionId: Id | null; mastery: MasteryState; then: Id | null }
  | { at: 'end' };

type Walked = Parameters<typeof wayAfter>[0] & { id: Id; position: number; is_hidden: boolean };
type InSet = { id: Id; position: number; is_hidden: boolean };
type Outcome = { right: boolean; chosenIds: readonly Id[] };

/** The step behind an answered question of the sequence. A link to a question that students never meet reads as none. */
export function afterAnswer(questions: readonly Walked[], questionId: Id, outcome: Outcome): PreviewStep {
  const question = questions.find(({ id }) => id === questionId);
  if (!question) return { at: 'end' };
  const way = wayAfter(question, outcome);
  const then = questions.find(({ id, is_hidden }) => id === way.question && !is_hidden)?.id ?? null;
  if (way.problemset) return { at: 'set', setId: way.problemset, questionId: null, mastery: newMastery, then };
  return onward(then);
}

/** The set's questions have come: at its first visible one, or past a set that has none (Q37). */
export function enterSet(step: Extract<PreviewStep, { at: 'set' }>, inSet: readonly InSet[]): PreviewStep {
  const first = nextInSet(inSet, null);
  return first ? { ...step, questionId: first.id } : onward(step.then);
}

/** The step behind an answered question of a set: the next in it, or past it once the run is full. */
export function afterSetAnswer(
  step: Extract<PreviewStep, { at: 'set' }>,
  inSet: readonly InSet[],
  right: boolean,
): PreviewStep {
  const current = inSet.find(({ id }) => id === step.questionId) ?? null;
  const next = nextInSet(inSet, current);
  const mastery = stepMastery(step.mastery, {
    kind: 'answered',
    question_id: step.questionId ?? '',
    right,
    next: next?.id ?? null,
    total_questions: inSet.length,
  });
  if (runIsFull(mastery) || !next) return onward(step.then);
  return { ...step, mastery, questionId: next.id };
}

/** Past the set, whatever is left of it. */
export function skipSet(step: Extract<PreviewStep, { at: 'set' }>): PreviewStep {
  return onward(step.then);
}

function onward(then: Id | null): PreviewStep {
  return then === null ? { at: 'end' } : { at: 'sequence', questionId: then };
}
