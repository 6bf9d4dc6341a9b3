import type { Question } from '@fourfold/core/contract/content';
import { type LinkKind, linkOf, type Outcome, outcomes } from './outcomes.ts';

/** An outcome of a question, and the kind of target that the author began with. */
export type OutcomeStep = { questionId: string; outcome: Outcome; kind: LinkKind };

type Linked = Parameters<typeof linkOf>[0] & Pick<Question, 'id'>;

/**
 * The next outcome without a link of the kind, in the order of the questions, or the one before; null after the last one
 * and before the first one.
 */
export function stepFrom(questions: readonly Linked[], from: OutcomeStep, by: 1 | -1): OutcomeStep | null {
  const { kind } = from;
  const all = questions.flatMap((question) => outcomes.map((outcome) => ({ question, outcome })));
  const at = all.findIndex(({ question, outcome }) => question.id === from.questionId && outcome === from.outcome);
  const inDirection = by === 1 ? all.slice(at + 1) : all.slice(0, Math.max(at, 0)).reverse();
  const next = inDirection.find(({ question, outcome }) => linkOf(question, { outcome, kind }) === null);
  return next ? { questionId: next.question.id, outcome: next.outcome, kind } : null;
}

/** The first outcome of a question that can be linked; null if all of its links exist. */
export function firstStepOf(question: Linked): OutcomeStep | null {
  const free = (['question', 'problemset'] as const).flatMap((kind) =>
    outcomes.flatMap((outcome) => (linkOf(question, { outcome, kind }) === null ? [{ outcome, kind }] : [])),
  );
  const [first] = free;
  return first ? { questionId: question.id, ...first } : null;
}
