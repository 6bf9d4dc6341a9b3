import type { End } from '../../end/end.ts';
import type { OpenSection } from './use-section.ts';

type Submitted = {
  open: Pick<OpenSection, 'questions' | 'progress'>;
  title: string;
  /** Of the section's page, which now shows the review. */
  pathname: string;
};

/** The summary of a submitted section; the links of missed questions lead to the review. */
export function testEnd({ open: { questions, progress }, title, pathname }: Submitted): End {
  const missed = questions.flatMap(({ id }, at) =>
    progress.entries.get(id)?.isCorrect ? [] : { at: 'page' as const, id, number: at + 1, to: `${pathname}#${id}` },
  );
  return {
    kind: 'test',
    title,
    right: questions.length - missed.length,
    wrong: missed.length,
    seconds: progress.time_spent,
    missed,
    next: { words: 'Review Test', to: pathname },
  };
}
