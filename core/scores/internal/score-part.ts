import type { ScorePart } from '../../contract/grades.ts';
import type { ExamSection } from '../../exams/section.ts';
import type { Conversion } from '../conversion.ts';

/** What a student entered for a paper exam, by section type. */
export type GradedPaper = {
  submitted: Readonly<Record<string, boolean>>;
  /** Question numbers from 1. */
  wrong: Readonly<Record<string, readonly number[]>>;
};

/** A score. `of`: the maximum; `raw`: the raw score from which it was scaled. */
export function score(value: number, of: number, raw: number | null = null): ScorePart {
  return { value, of, raw, reason: null };
}

/** A missing score, with the reason. The raw score may still be known. */
export function noScore(reason: string, of: number, raw: number | null = null): ScorePart {
  return { value: null, of, raw, reason };
}

/**
 * Right answers of a section: its questions minus those marked wrong (Q55). A section without marks is
 * not graded; it has no score.
 */
export function rawScore(section: Pick<ExamSection, 'type' | 'title' | 'questions'>, graded: GradedPaper): ScorePart {
  const { type, title, questions } = section;
  const marked = graded.submitted[type] === true ? graded.wrong[type] : undefined;
  if (!marked) return noScore(`${title} is not graded yet.`, questions);
  const wrong = new Set(marked.filter((number) => number >= 1 && number <= questions));
  const raw = questions - wrong.size;
  return score(raw, questions, raw);
}

/** Scales a raw score by a column of the table. `of` is the maximum of the scale. */
export function scaled<Name extends string>(
  raw: ScorePart,
  conversion: Exclude<Conversion<Name>, { kind: 'none' }>,
  { column, title, of }: { column: Name; title: string; of: number },
): ScorePart {
  if (raw.value === null) return { ...raw, of };
  if (conversion.kind === 'faulty') return noScore(conversion.reason, of, raw.raw);
  const value = conversion.table[column].get(raw.value);
  if (value !== undefined) return score(value, of, raw.raw);
  return noScore(`The conversion table has no row for ${raw.value} right answers in ${title}.`, of, raw.raw);
}

/** Sums parts. If a part is missing there is no total, but the distinct reasons. */
export function total(parts: readonly ScorePart[], of: number, sum: (values: number[]) => number = sumOf): ScorePart {
  const values = parts.map(({ value }) => value).filter((value) => value !== null);
  if (values.length < parts.length) return noScore(reasonsOf(parts), of, rawOf(parts));
  return score(sum(values), of, rawOf(parts));
}

/** The mean, rounded half up: 26.5 is 27. */
export function roundedMean(values: readonly number[]): number {
  return Math.floor(sumOf(values) / values.length + 0.5);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function rawOf(parts: readonly ScorePart[]): number | null {
  return parts.reduce<number | null>((sum, { raw }) => (sum === null || raw === null ? null : sum + raw), 0);
}

function reasonsOf(parts: readonly ScorePart[]): string {
  const reasons = parts.map(({ reason }) => reason).filter((reason) => reason !== null);
  return [...new Set(reasons)].join(' ');
}
