import { examFamilies, type Family } from '../exams/families.ts';
import { readKey } from '../grading/read-key.ts';
import { tableReaders } from './conversion.ts';
import { rawScoresWithout } from './conversion-table.ts';

type Rows = readonly (readonly string[])[];

/** Describes the raw scores without a scaled score in a readable table, one sentence per column. */
export function scoreGaps(family: Family, rows: Rows): string[] {
  return Object.entries(tableReaders[family](rows).table ?? {}).flatMap(([column, scale]) => {
    const missing = rawScoresWithout(scale, questionsOf(family, column));
    return missing.length === 0 ? [] : `${titleOf(family, column)} has no score for ${ranges(missing)} right answers.`;
  });
}

/** Describes the sections that a readable answer key does not grade (Q65), one sentence each. */
export function keyGaps(family: Family, rows: Rows): string[] {
  const { key } = readKey(family, rows);
  if (!key) return [];
  const ungraded = examFamilies[family].sections.filter(({ type }) => !key[type]);
  return ungraded.map(({ title }) => `${title} has no answers: its bubble sheets are saved, but not graded.`);
}

/** The column `math` of a SAT is for both math sections together. */
function questionsOf(family: Family, column: string): number {
  const own = examFamilies[family].sections.filter(({ type }) => type === column || isMathOf(column, type));
  return own.reduce((sum, { questions }) => sum + questions, 0);
}

function isMathOf(column: string, type: string): boolean {
  return column === 'math' && type.startsWith('Math');
}

function titleOf(family: Family, column: string): string {
  return examFamilies[family].sections.find(({ type }) => type === column)?.title ?? 'Math';
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
