import type { Id } from '../contract/call.ts';
import { timeSpentOn } from '../test-entries/section-time.ts';
import type { EntriesByQuestion } from './section-progress.ts';

/** Numbers of questions, and the seconds spent. */
export type SectionSummary = { questions: number; answered: number; open: number; uncertain: number; seconds: number };

/** Counts a section's current questions. The time includes that of deleted questions. */
export function sectionSummary(questions: readonly { id: Id }[], entries: EntriesByQuestion): SectionSummary {
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

/** The text below "Are you sure you want to submit whole test?"; undefined if no question is open or uncertain. */
export function unansweredText({ questions, open, uncertain }: SectionSummary): string | undefined {
  const unansweredText = open > 0 && `${open} of ${questions} questions ${open === 1 ? 'is' : 'are'} not answered`;
  const uncertainText = uncertain > 0 && `${uncertain} ${uncertain === 1 ? 'is' : 'are'} marked uncertain`;
  const text = [unansweredText, uncertainText].filter(Boolean).join(', ');
  return text === '' ? undefined : `${text}.`;
}

/** Returns the first unanswered question, else the first one; null if there are no questions. */
export function firstUnanswered(questions: readonly { id: Id }[], entries: EntriesByQuestion): Id | null {
  return (questions.find(({ id }) => !entries.get(id)?.isComplete) ?? questions[0])?.id ?? null;
}
