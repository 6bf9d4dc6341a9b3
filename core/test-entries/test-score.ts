import type { ScorePart } from '../contract/grades.ts';
import { type EditionName, examEditions } from '../exams/exam-editions.ts';
import type { ExamSection } from '../exams/families.ts';
import { actSection } from '../scores/act-score.ts';
import { conversionOf } from '../scores/conversion.ts';
import { noScore, score, total } from '../scores/internal/score-part.ts';
import { rangeScore } from '../scores/range-score.ts';
import { satMath } from '../scores/sat-score.ts';

/** A submitted section: right answers, and questions that counted. */
export type SubmittedSection = { correct: number; questions: number };
/** The score of each submitted section, and of math as a whole. */
export type TestScore = { sections: Record<string, ScorePart>; total_math_score: ScorePart };

/**
 * Computes the score of the tests of an exam in one variant. Math is scaled by the exam's table (Q57) if all its
 * sections are submitted and have as many questions as the paper: the table is only valid for that number.
 */
export function testScore(
  edition: EditionName,
  submitted: Readonly<Record<string, SubmittedSection | undefined>>,
  scoreRows: readonly (readonly string[])[],
): TestScore {
  const tested = (examEditions[edition].sections as readonly ExamSection[]).filter(({ test }) => test !== null);
  const parts = tested.map((section): [ExamSection, ScorePart] => [
    section,
    sectionScore(section, submitted[section.type]),
  ]);
  const sections = Object.fromEntries(
    parts.flatMap(([{ type }, part]) => (part.value === null ? [] : [[type, part] as const])),
  );
  return { sections, total_math_score: mathScore(edition, parts, scoreRows) };
}

function sectionScore({ title, questions }: ExamSection, submitted: SubmittedSection | undefined): ScorePart {
  if (!submitted) return noScore(`${title} is not submitted yet.`, questions);
  return score(submitted.correct, submitted.questions, submitted.correct);
}

type Parts = readonly (readonly [ExamSection, ScorePart])[];

function mathScore(edition: EditionName, parts: Parts, scoreRows: readonly (readonly string[])[]): ScorePart {
  const all = parts.map(([, part]) => part);
  const paper = sum(parts.map(([{ questions }]) => questions));
  const { reason } = total(all, paper);
  if (reason !== null) return noScore(reason, paper, sum(all.map(({ raw }) => raw ?? 0)));
  const counted = sum(all.map(({ of }) => of));
  if (conversionOf(edition, scoreRows).kind === 'none') return total(all, counted);
  const { scaled, max } = scales[edition];
  if (parts.some(([{ questions }, part]) => part.of !== questions)) {
    const reason = `The conversion table is for ${paper} questions, and ${counted} counted in this test.`;
    return noScore(reason, max, sum(all.map(({ raw }) => raw ?? 0)));
  }
  return scaled(Object.fromEntries(parts.map(([{ type }, part]) => [type, part])), scoreRows);
}

type Scale = {
  /** The maximum score. */
  max: number;
  scaled(parts: Readonly<Record<string, ScorePart>>, scoreRows: readonly (readonly string[])[]): ScorePart;
};

const noTest = noScore('This section is no test.', 0);
const scales: Record<EditionName, Scale> = {
  'sat-paper': {
    max: 800,
    scaled: ({ MathNoCalc = noTest, MathCalc = noTest }, rows) =>
      satMath({ MathNoCalc, MathCalc }, conversionOf('sat-paper', rows)),
  },
  'act-classic': {
    max: 36,
    scaled: ({ Mathematics = noTest }, rows) =>
      actSection('Mathematics', Mathematics, conversionOf('act-classic', rows)),
  },
  'sat-digital': {
    max: 800,
    scaled: ({ Math1 = noTest }, rows) => rangeScore(Math1, conversionOf('sat-digital', rows)),
  },
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
