import { type EditionName, examEditions, paperSections } from '../exams/exam-editions.ts';
import type { ExamPart, ExamSection } from '../exams/section.ts';
import { readKey } from '../grading/read-key.ts';
import type { Family } from '../wire/exams/exam-family.ts';
import { tableReaders } from './conversion.ts';
import { rawScoresWithout, type Scale } from './conversion-table.ts';
import { routesOf, screenColumn } from './internal/read-screen-table.ts';

type Rows = readonly (readonly string[])[];

/** Describes the raw scores without a scaled score in a readable table, one sentence per column. */
export function scoreGaps(edition: EditionName, rows: Rows): string[] {
  if (!examEditions[edition].hasPaper) return tableReaders[edition](rows).table ? screenGaps(edition, rows) : [];
  return Object.entries(tableReaders[edition](rows).table ?? {}).flatMap(([column, scale]) => {
    const missing = rawScoresWithout(scale, questionsOf(edition, column));
    return missing.length === 0 ? [] : `${titleOf(edition, column)} has no score for ${ranges(missing)} right answers.`;
  });
}

/** Describes the sections that a readable answer key does not grade (Q65), one sentence each. */
export function keyGaps(family: Family, rows: Rows): string[] {
  const { key } = readKey(family, rows);
  if (!key) return [];
  const ungraded = paperSections(family).filter(({ type }) => !key[type]);
  return ungraded.map(({ title }) => `${title} has no answers: its bubble sheets are saved, but not graded.`);
}

/** The column `math` of a SAT is for both math sections together. */
function questionsOf(edition: EditionName, column: string): number {
  const sections: readonly ExamSection[] = examEditions[edition].sections;
  const own = sections.filter(({ type }) => type === column || (column === 'math' && type.startsWith('Math')));
  return own.reduce((sum, { questions }) => sum + questions, 0);
}

function titleOf(edition: EditionName, column: string): string {
  const sections: readonly ExamSection[] = examEditions[edition].sections;
  return sections.find(({ type }) => type === column)?.title ?? 'Math';
}

/** The parts and routes of a test on screen without any score. How many items count differs from form to form. */
function screenGaps(edition: EditionName, rows: Rows): string[] {
  const table: Readonly<Record<string, Scale>> = tableReaders[edition](rows).table ?? {};
  const parts: readonly ExamPart[] = examEditions[edition].parts;
  return parts.flatMap((part) =>
    routesOf(part)
      .filter((route) => table[screenColumn(part.type, route, 'lower')] === undefined)
      .map((route) => `${part.title}${route === 'only' ? '' : `, ${route}`} has no scores.`),
  );
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
