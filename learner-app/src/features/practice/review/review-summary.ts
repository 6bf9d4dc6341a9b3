import { formatDay } from '@fourfold/core/day/format-day';
import { reviewDayText } from '@fourfold/core/reviews/review-day-text';
import type { EndSummary } from '../../../end/end-summary.ts';
import type { Redo } from '../../../reviews/mistake-filters.ts';
import type { AnsweredQuestion } from '../answer-trail.ts';

export type AnsweredCard = {
  /** Position in the review, from 1. */
  number: number;
  answers: readonly AnsweredQuestion[];
  /** The day on which it comes back; null if it is not known. */
  comesBack: string | null;
};

type ReviewResult = {
  answered: readonly AnsweredCard[];
  redo: Redo | null;
  today: string;
  /** URL of the page that shows the summary. */
  back: string;
};

/** The summary of a review: what was right, what comes back when, and the dashboard as what is next. */
export function reviewSummary({ answered, redo, today, back }: ReviewResult): EndSummary {
  const answers = answered.flatMap((card) => card.answers);
  const wrong = answers.filter(({ screen }) => !screen.verdict.right).length;
  return {
    kind: 'review',
    title: redo ? 'Redo' : `Review of ${formatDay(today, today)}`,
    right: answers.length - wrong,
    wrong,
    seconds: answers.reduce((sum, { screen }) => sum + screen.secondsBefore, 0),
    note: comesBackText(answered, today),
    missed: answered.flatMap(({ number, answers: own }) =>
      own.flatMap(({ question, screen }) =>
        screen.verdict.right ? [] : [{ kind: 'here' as const, id: question.id, number, question, screen }],
      ),
    ),
    next: back === '/home' ? null : { label: 'Go to the dashboard', to: '/home' },
  };
}

/** "2 come back tomorrow, 1 comes back on Mon 30 Nov.", the nearest day first. */
export function comesBackText(answered: readonly Pick<AnsweredCard, 'comesBack'>[], today: string): string {
  const counts = new Map<string, number>();
  for (const { comesBack } of answered) if (comesBack !== null) counts.set(comesBack, (counts.get(comesBack) ?? 0) + 1);
  const parts = [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, count]) => `${count} ${count === 1 ? 'comes' : 'come'} back ${reviewDayText(day, today)}`);
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}
