import type { Id } from '../contract/call.ts';
import { timeSpentOn } from '../tests/timed.ts';
import type { Entries } from './section-progress.ts';

/** Numbers of questions, and the seconds spent. */
export type SectionSummary = { questions: number; answered: number; open: number; uncertain: number; seconds: number };

/** Counts a section's current questions. The time includes that of deleted questions. */
export function sectionSummary(questions: readonly { id: Id }[], entries: Entries): SectionSummary {
  const own = questions.map(({ id }) => entries.get(id));
  const answered = own.filter((entry) => entry?.isComplete).length;
  return {
    questions: questions.length,
    answered,
    open: questions.length - answered,
    uncertain: own.filter((entry) => entry?.markUncertain).length,
    seconds: timeSpentOn([...entries.values()]),
  };
}

/**
 * The text below "Are you sure you want to submit whole test?"; undefined if no question is open or
 * uncertain.
 */
export function openWords({ questions, open, uncertain }: SectionSummary): string | undefined {
  const unanswered = open > 0 && `${open} of ${questions} questions ${open === 1 ? 'is' : 'are'} not answered`;
  const unsure = uncertain > 0 && `${uncertain} ${uncertain === 1 ? 'is' : 'are'} marked uncertain`;
  const words = [unanswered, unsure].filter(Boolean).join(', ');
  return words === '' ? undefined : `${words}.`;
}

/** Returns the first unanswered question, else the first one; null if there are no questions. */
export function firstOpen(questions: readonly { id: Id }[], entries: Entries): Id | null {
  return (questions.find(({ id }) => !entries.get(id)?.isComplete) ?? questions[0])?.id ?? null;
}
