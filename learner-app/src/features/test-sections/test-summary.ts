import { practiceNote } from '@fourfold/core/test-entries/practice-note';
import type { EndSummary } from '../../end/end-summary.ts';
import type { OpenSection } from './use-section.ts';

type SubmittedSection = {
  open: Pick<OpenSection, 'questions' | 'progress'>;
  title: string;
  /** Of the section's page, which now shows the review. */
  pathname: string;
};

/** The summary of a submitted section; the links of missed questions lead to the review. */
export function testSummary({ open: { questions, progress }, title, pathname }: SubmittedSection): EndSummary {
  const missed = questions.flatMap(({ id }, kind) =>
    progress.entries.get(id)?.isCorrect ? [] : { kind: 'page' as const, id, number: kind + 1, to: `${pathname}#${id}` },
  );
  return {
    kind: 'test',
    title: progress.practice ? `${title}, ${practiceNote}` : title,
    right: questions.length - missed.length,
    wrong: missed.length,
    seconds: progress.time_spent,
    missed,
    next: { label: 'Review Test', to: pathname },
  };
}
