import type { ActScore, SatScore } from '../contract/grades.ts';
import { paperSections } from '../exams/exam-editions.ts';
import type { ExamSection } from '../exams/section.ts';

type Score = SatScore | ActScore;

/** Describes the state of a score in sentences; empty if no key graded the paper (Q276, Q277). */
export function scoreStateText(score: Score): string[] {
  const seen = sectionsWhere(score, (type) => score.key_seen[type] === true).map(({ title }) => title);
  const state = score.first
    ? [`Corrected. As first submitted: ${firstScores(score, score.first).join(', ')}.`]
    : Object.keys(score.shows).length > 0
      ? ['As first submitted.']
      : [];
  return seen.length > 0 ? [...state, `Answers seen before: ${seen.join(', ')}.`] : state;
}

/** A short form of "Answers seen before", for legends and lists of notes. */
export const keySeenNote = 'answers seen before';

function firstScores(score: Score, { sections, grand_score }: NonNullable<Score['first']>): string[] {
  const parts = sectionsWhere(score, (type) => score.shows[type] === 'corrected').map(({ type, title, questions }) => {
    return `${title} ${sections[type]?.raw ?? '–'} of ${questions}`;
  });
  const { value, of } = grand_score;
  return value === null ? parts : [...parts, `total ${value} of ${of}`];
}

function sectionsWhere(score: Score, chosen: (type: string) => boolean): readonly ExamSection[] {
  const sections: readonly ExamSection[] = paperSections('sat_id' in score ? 'sat' : 'act');
  return sections.filter(({ type }) => chosen(type));
}
