import type { ScorePart } from '../contract/grades.ts';
import { type EditionName, examEditions } from '../exams/exam-editions.ts';
import type { ExamSection } from '../exams/section.ts';
import { actSection } from '../scores/act-score.ts';
import { conversionOf } from '../scores/conversion.ts';
import { noScore, score, total } from '../scores/internal/score-part.ts';
import { satMath } from '../scores/sat-score.ts';
import { type PartForm, type ScreenScore, screenScore } from '../scores/screen-score.ts';

/** A submitted section: right answers, questions that counted, and the module that its result chose. */
type SubmittedSection = { correct: number; questions: number; next_section?: string | null };
/** The score of each submitted section, and of math as a whole; of a test on screen, of each of its parts. */
export type TestScore = { sections: Record<string, ScorePart>; total_math_score: ScorePart } & Partial<ScreenScore>;

type Submitted = Readonly<Record<string, SubmittedSection | undefined>>;
type Scoring = {
  /** The rows of the exam's conversion table. */
  rows: readonly (readonly string[])[];
  /** The items of a part of a test on screen, for an estimate without a table. */
  formOf?(part: string): PartForm | null;
};

/**
 * Computes the score of the tests of an exam in one variant. Math of the specification's tests is scaled by the exam's
 * table (Q57) if all its sections are submitted and have as many questions as the paper: the table is only valid for
 * that number. A test on screen has a score for each part.
 */
export function testScore(edition: EditionName, submitted: Submitted, scoring: Scoring): TestScore {
  const tested = (examEditions[edition].sections as readonly ExamSection[]).filter(({ test }) => test !== null);
  const parts = tested.map((section): [ExamSection, ScorePart] => [
    section,
    sectionScore(section, submitted[section.type]),
  ]);
  const sections = Object.fromEntries(
    parts.flatMap(([{ type }, part]) => (part.value === null ? [] : [[type, part] as const])),
  );
  const scaled = classicMath[edition];
  if (scaled) return { sections, total_math_score: mathScore(edition, parts, { scaled, rows: scoring.rows }) };
  const modules = Object.fromEntries(
    Object.entries(submitted).map(([type, one]) => [type, one && { next_section: null, ...one }]),
  );
  const formOf = (part: string) => scoring.formOf?.(part) ?? null;
  const screen = screenScore(edition, modules, { rows: scoring.rows, formOf });
  const math = screen.parts.find(({ type }) => type.endsWith('Math') || type.endsWith('Mathematics'));
  if (!math) throw new Error(`the edition ${edition} has no math`);
  const { type: _type, title: _title, route: _route, estimated: _estimated, ...total_math_score } = math;
  return { sections, total_math_score, ...screen };
}

function sectionScore({ title, questions }: ExamSection, submitted: SubmittedSection | undefined): ScorePart {
  if (!submitted) return noScore(`${title} is not submitted yet.`, questions);
  return score(submitted.correct, submitted.questions, submitted.correct);
}

type Parts = readonly (readonly [ExamSection, ScorePart])[];

type MathScale = {
  /** The maximum score. */
  max: number;
  scaled(parts: Readonly<Record<string, ScorePart>>, rows: Scoring['rows']): ScorePart;
};

function mathScore(
  edition: EditionName,
  parts: Parts,
  { scaled: scale, rows }: { scaled: MathScale } & Pick<Scoring, 'rows'>,
) {
  const all = parts.map(([, part]) => part);
  const paper = sum(parts.map(([{ questions }]) => questions));
  const { reason } = total(all, paper);
  if (reason !== null) return noScore(reason, paper, sum(all.map(({ raw }) => raw ?? 0)));
  const counted = sum(all.map(({ of }) => of));
  if (conversionOf(edition, rows).kind === 'none') return total(all, counted);
  const { scaled, max } = scale;
  if (parts.some(([{ questions }, part]) => part.of !== questions)) {
    const reason = `The conversion table is for ${paper} questions, and ${counted} counted in this test.`;
    return noScore(reason, max, sum(all.map(({ raw }) => raw ?? 0)));
  }
  return scaled(Object.fromEntries(parts.map(([{ type }, part]) => [type, part])), rows);
}

const noTest = noScore('This section is no test.', 0);
/** How math is scaled in the tests of the specification. */
const classicMath: Readonly<Partial<Record<EditionName, MathScale>>> = {
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
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
