import { type MasteryState, newMastery, runIsFull, stepMastery } from '../mastery/mastery.ts';
import { nextInSet } from '../mastery/next-in-set.ts';
import { wayAfter } from '../sequence/way-after.ts';

type Id = string;

/** The current step of an author's preview. It follows the links like a student, and stores nothing. */
export type PreviewStep =
  | { at: 'sequence'; questionId: Id }
  /** In a linked set; `then` is the question after it. `questionId` is null until the set is loaded. */
  | { at: 'set'; setId: Id; questionId: Id | null; mastery: MasteryState; then: Id | null }
  | { at: 'end' };

type Walked = Parameters<typeof wayAfter>[0] & { id: Id; position: number; is_hidden: boolean };
type InSet = { id: Id; position: number; is_hidden: boolean };
type Outcome = { right: boolean; chosenIds: readonly Id[] };

/** Returns the step after an answer in the sequence. Links to hidden questions are ignored. */
export function afterAnswer(questions: readonly Walked[], questionId: Id, outcome: Outcome): PreviewStep {
  const question = questions.find(({ id }) => id === questionId);
  if (!question) return { at: 'end' };
  const way = wayAfter(question, outcome);
  const then = questions.find(({ id, is_hidden }) => id === way.question && !is_hidden)?.id ?? null;
  if (way.problemset) return { at: 'set', setId: way.problemset, questionId: null, mastery: newMastery, then };
  return onward(then);
}

/** Returns the first question of a loaded set; skips a set without a visible one (Q37). */
export function enterSet(step: Extract<PreviewStep, { at: 'set' }>, inSet: readonly InSet[]): PreviewStep {
  const first = nextInSet(inSet, null);
  return first ? { ...step, questionId: first.id } : onward(step.then);
}

/** Returns the step after an answer in a set: its next question, or past the set with a full run. */
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

/** Returns the step after the set, without finishing it. */
export function skipSet(step: Extract<PreviewStep, { at: 'set' }>): PreviewStep {
  return onward(step.then);
}

function onward(then: Id | null): PreviewStep {
  return then === null ? { at: 'end' } : { at: 'sequence', questionId: then };
}
