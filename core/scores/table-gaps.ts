import { type EditionName, examEditions } from '../exams/exam-editions.ts';
import { type ExamSection, examFamilies, type Family } from '../exams/families.ts';
import { readKey } from '../grading/read-key.ts';
import { tableReaders } from './conversion.ts';
import { rawScoresWithout } from './conversion-table.ts';

type Rows = readonly (readonly string[])[];

/** Describes the raw scores without a scaled score in a readable table, one sentence per column. */
export function scoreGaps(edition: EditionName, rows: Rows): string[] {
  return Object.entries(tableReaders[edition](rows).table ?? {}).flatMap(([column, scale]) => {
    const missing = rawScoresWithout(scale, questionsOf(edition, column));
    return missing.length === 0 ? [] : `${titleOf(edition, column)} has no score for ${ranges(missing)} right answers.`;
  });
}

/** Describes the sections that a readable answer key does not grade (Q65), one sentence each. */
export function keyGaps(family: Family, rows: Rows): string[] {
  const { key } = readKey(family, rows);
  if (!key) return [];
  const ungraded = examFamilies[family].sections.filter(({ type }) => !key[type]);
  return ungraded.map(({ title }) => `${title} has no answers: its bubble sheets are saved, but not graded.`);
}

/** The column `math` of a SAT is for both math sections together, and a column of a range for all sections. */
function questionsOf(edition: EditionName, column: string): number {
  const sections: readonly ExamSection[] = examEditions[edition].sections;
  const own = sections.filter(({ type }) => type === column || isMathOf(column, type));
  return own.reduce((sum, { questions }) => sum + questions, 0);
}

function isMathOf(column: string, type: string): boolean {
  return ['math', 'lower', 'upper'].includes(column) && type.startsWith('Math');
}

function titleOf(edition: EditionName, column: string): string {
  const sections: readonly ExamSection[] = examEditions[edition].sections;
  const ofRange = column === 'math' ? 'Math' : `The ${column} score`;
  return sections.find(({ type }) => type === column)?.title ?? ofRange;
}

/** "0, 41 to 52" */
function ranges(numbers: readonly number[]): string {
  const found: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last && last.to === number - 1) last.to = number;
    else found.push({ from: number, to: number });
  }
  return found.map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`)).join(', ');
}
