import { type EditionName, examEditions, isRouted, sectionsTaken } from '../../exams/exam-editions.ts';
import type { ExamPart } from '../../exams/section.ts';
import type { Route } from '../../scales/section-form.ts';
import type { ConversionTable, TableResult } from '../conversion-table.ts';
import { quote, type SheetError, sheetRows, wholeNumber } from '../sheet-rows.ts';
import { type Column, type NamedRow, namedRows } from './named-rows.ts';

export type ScreenColumn = `${string} ${Route} ${'lower' | 'upper'}`;
type Name = 'section' | 'route' | 'raw' | 'lower' | 'upper';

/** The column with the scores of a part on one route. */
export function screenColumn(part: string, route: Route, end: 'lower' | 'upper'): ScreenColumn {
  return `${part} ${route} ${end}`;
}

/** The routes through a part. */
export function routesOf(part: Pick<ExamPart, 'modules'>): readonly Route[] {
  return isRouted(part) ? ['easier', 'harder'] : ['only'];
}

const columns: readonly Column<Name>[] = [
  { name: 'section', pattern: /\bsection\b/i },
  { name: 'route', pattern: /\broute\b/i },
  { name: 'raw', pattern: /\braw\b/i },
  { name: 'lower', pattern: /\b(lower|lowest|low|from)\b/i },
  { name: 'upper', pattern: /\b(upper|highest|high|to)\b/i },
];
const rangeColumns = columns.filter(({ name }) => name !== 'route') as Column<Exclude<Name, 'route'>>[];
const plainColumns: readonly Column<'section' | 'raw' | 'score'>[] = [
  { name: 'section', pattern: /\bsection\b/i },
  { name: 'raw', pattern: /\braw\b/i },
  { name: 'score', pattern: /\bscore\b(?!.*\braw\b)/i },
];

/**
 * Returns the parser of the tables of an edition on screen, with a row for each section, route and raw score. Without
 * routes a row may have one score instead of a lower and an upper one. A row without a route is for both.
 */
export function readScreenTable(edition: EditionName) {
  const parts: readonly ExamPart[] = examEditions[edition].parts;
  return (sheet: readonly (readonly string[])[]): TableResult<ScreenColumn> => {
    const read = parts.some(isRouted) ? namedRows(sheet, columns) : rowsWithoutRoute(sheet);
    if (read.error) return { table: null, error: read.error };
    return fillTable(edition, read.rows, read.columnIndexes);
  };
}

/** The rows of a table without routes, in the form of one with them. */
function rowsWithoutRoute(sheet: readonly (readonly string[])[]) {
  if (sheetRows(sheet)[0]?.cells.length !== rangeColumns.length) return plainRows(sheet);
  const read = namedRows(sheet, rangeColumns);
  if (read.error) return read;
  const rows = read.rows.map(({ row, cells }) => ({ row, cells: { ...cells, route: '' } }));
  return { rows, columnIndexes: { ...read.columnIndexes, route: read.columnIndexes.section }, error: null };
}

/** The same of a table with one score instead of two ends. */
function plainRows(sheet: readonly (readonly string[])[]) {
  const read = namedRows(sheet, plainColumns);
  if (read.error) return read;
  const rows = read.rows.map(({ row, cells: { section, raw, score } }) => ({
    row,
    cells: { section, route: '', raw, lower: score, upper: score },
  }));
  const { section, raw, score } = read.columnIndexes;
  return { rows, columnIndexes: { section, route: section, raw, lower: score, upper: score }, error: null };
}

type Indexes = Readonly<Record<Name, number>>;
type Found = { row: number; raw: number; lower: number; upper: number };

function fillTable(edition: EditionName, rows: readonly NamedRow<Name>[], at: Indexes): TableResult<ScreenColumn> {
  const parts: readonly ExamPart[] = examEditions[edition].parts;
  const found = new Map<string, Found[]>();
  for (const { row, cells } of rows) {
    const refuse = (name: Name, reason: string) => ({ table: null, error: { row, column: at[name], reason } });
    const part = parts.find((one) => isNamed(one, cells.section));
    if (!part) {
      const titles = parts.map(({ title }) => title).join(', ');
      return refuse('section', `${quote(cells.section)} is no section of this test. Its sections: ${titles}.`);
    }
    const routes =
      cells.route === '' ? routesOf(part) : routesOf(part).filter((one) => one === cells.route.toLowerCase());
    if (routes.length === 0) return refuse('route', `The route ${quote(cells.route)} is not easier or harder.`);
    const raw = wholeNumber(cells.raw);
    if (raw === null) return refuse('raw', `The raw score ${quote(cells.raw)} is not a whole number.`);
    const most = questionsOf(edition, part);
    if (raw > most) return refuse('raw', `The raw score ${raw} is above ${most}, the most there is.`);
    const ends = { lower: wholeNumber(cells.lower), upper: wholeNumber(cells.upper) };
    for (const end of ['lower', 'upper'] as const) {
      const { min, max } = part.scale;
      const score = ends[end];
      if (score === null) return refuse(end, `The score ${quote(cells[end])} is not a whole number.`);
      if (score < min || score > max) return refuse(end, `The score ${score} is not between ${min} and ${max}.`);
    }
    const [lower, upper] = [ends.lower ?? 0, ends.upper ?? 0];
    if (lower > upper) return refuse('upper', `The upper score, ${upper}, is below the lower one, ${lower}.`);
    for (const route of routes) {
      const key = `${part.type} ${route}`;
      const own = found.get(key) ?? [];
      if (own.some((other) => other.raw === raw)) return refuse('raw', `The raw score ${raw} is there twice.`);
      found.set(key, [...own, { row, raw, lower, upper }]);
    }
  }
  const table: Record<string, ReadonlyMap<number, number>> = {};
  for (const [key, own] of found) {
    const sorted = own.toSorted((a, b) => a.raw - b.raw);
    const error = orderError(sorted, at);
    if (error) return { table: null, error };
    for (const end of ['lower', 'upper'] as const)
      table[`${key} ${end}`] = new Map(sorted.map((one) => [one.raw, one[end]]));
  }
  return { table: table as ConversionTable<ScreenColumn>, error: null };
}

/** A raw score that is missing between two others, or a score that falls. */
function orderError(sorted: readonly Found[], at: Indexes): SheetError | null {
  for (const [index, { row, raw, lower, upper }] of sorted.entries()) {
    const before = sorted[index - 1];
    if (!before) continue;
    if (raw !== before.raw + 1)
      return { row, column: at.raw, reason: `The raw score ${before.raw + 1} is missing before ${raw}.` };
    for (const [end, score] of [
      ['lower', lower],
      ['upper', upper],
    ] as const) {
      if (score < before[end])
        return {
          row,
          column: at[end],
          reason: `The score falls from ${before[end]} to ${score} with more right answers.`,
        };
    }
  }
  return null;
}

function isNamed({ type, title }: ExamPart, text: string): boolean {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replaceAll('&', 'and')
      .replaceAll(/[^a-z]/g, '');
  return [type, title].some((name) => plain(name) === plain(text));
}

/** The questions that one student gets in a part. */
export function questionsOf(edition: EditionName, part: ExamPart): number {
  return sectionsTaken(edition, part).reduce((sum, { questions }) => sum + questions, 0);
}
