import { type MasteryState, newMastery, runIsFull, stepMastery } from '../mastery/mastery.ts';
import { nextInSet } from '../mastery/next-in-set.ts';
import { linkAfter } from '../sequence/link-after.ts';

type Id = string;

/** The current step of an author's preview. It follows the links like a student, and stores nothing. */
export type PreviewStep =
  | { kind: 'sequence'; questionId: Id }
  /** In a linked set; `then` is the question after it. `questionId` is null until the set is loaded. */
  | { kind: 'set'; setId: Id; questionId: Id | null; mastery: MasteryState; then: Id | null }
  | { kind: 'end' };

type SequenceQuestion = Parameters<typeof linkAfter>[0] & { id: Id; position: number; is_hidden: boolean };
type SetQuestion = { id: Id; position: number; is_hidden: boolean };
type Outcome = { right: boolean; chosenIds: readonly Id[] };

/** Returns the step after an answer in the sequence. Links to hidden questions are ignored. */
export function stepAfterAnswer(questions: readonly SequenceQuestion[], questionId: Id, outcome: Outcome): PreviewStep {
  const question = questions.find(({ id }) => id === questionId);
  if (!question) return { kind: 'end' };
  const link = linkAfter(question, outcome);
  const then = questions.find(({ id, is_hidden }) => id === link.question && !is_hidden)?.id ?? null;
  if (link.problemset) return { kind: 'set', setId: link.problemset, questionId: null, mastery: newMastery, then };
  return stepTo(then);
}

/** Returns the first question of a loaded set; skips a set without a visible one (Q37). */
export function enterSet(step: Extract<PreviewStep, { kind: 'set' }>, inSet: readonly SetQuestion[]): PreviewStep {
  const first = nextInSet(inSet, null);
  return first ? { ...step, questionId: first.id } : stepTo(step.then);
}

/** Returns the step after an answer in a set: its next question, or past the set with a full run. */
export function stepAfterSetAnswer(
  step: Extract<PreviewStep, { kind: 'set' }>,
  inSet: readonly SetQuestion[],
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
  if (runIsFull(mastery) || !next) return stepTo(step.then);
  return { ...step, mastery, questionId: next.id };
}

/** Returns the step after the set, without finishing it. */
export function skipSet(step: Extract<PreviewStep, { kind: 'set' }>): PreviewStep {
  return stepTo(step.then);
}

function stepTo(then: Id | null): PreviewStep {
  return then === null ? { kind: 'end' } : { kind: 'sequence', questionId: then };
}
