import { examFamilies } from '../exams/families.ts';
import { type Column, type NamedRow, namedRows } from './columns.ts';
import type { TableReading } from './conversion-table.ts';
import { quoted, type SheetFault, wholeNumber } from './sheet-rows.ts';

export type SatColumn = 'math' | 'Reading' | 'Writing';
type Name = 'raw' | SatColumn;

/** Parses a SAT's conversion table (Q53): a row per raw score; shorter columns are blank at the end. */
export function readSatTable(sheet: readonly (readonly string[])[]): TableReading<SatColumn> {
  const { rows, at, fault } = namedRows(sheet, columns);
  if (fault) return { table: null, fault };
  const raws = rawScores(rows, at.raw);
  if ('reason' in raws) return { table: null, fault: raws };
  const table = { math: new Map(), Reading: new Map(), Writing: new Map() };
  for (const rule of rules) {
    const wrong = fill(table[rule.name], { ...rule, column: at[rule.name] }, raws);
    if (wrong) return { table: null, fault: wrong };
  }
  return { table, fault: null };
}

const columns: readonly Column<Name>[] = [
  { name: 'raw', known: /^(?!.*scaled?).*\braw\b/i },
  { name: 'math', known: /\bmath/i },
  { name: 'Reading', known: /\breading\b(?!.*writing)/i },
  { name: 'Writing', known: /^(?!.*reading).*\b(writing|language)\b/i },
];

type Rule = { name: SatColumn; title: string; questions: number; least: number; most: number };
const rules: readonly Rule[] = [
  { name: 'math', title: 'Math', questions: questions('MathNoCalc') + questions('MathCalc'), least: 200, most: 800 },
  { name: 'Reading', title: 'Reading', questions: questions('Reading'), least: 10, most: 40 },
  { name: 'Writing', title: 'Writing', questions: questions('Writing'), least: 10, most: 40 },
];
const mostRaw = Math.max(...rules.map((rule) => rule.questions));

function questions(type: string): number {
  return examFamilies.sat.sections.find((section) => section.type === type)?.questions ?? 0;
}

type RawRow = NamedRow<Name> & { raw: number };

/** Returns the rows in ascending order of raw scores. The sheet may be ascending or descending. */
function rawScores(rows: readonly NamedRow<Name>[], column: number): readonly RawRow[] | SheetFault {
  const found: RawRow[] = [];
  for (const at of rows) {
    const { row, cells } = at;
    const raw = wholeNumber(cells.raw);
    const refuse = (reason: string): SheetFault => ({ row, column, reason });
    if (raw === null) return refuse(`The raw score ${quoted(cells.raw)} is not a whole number.`);
    if (raw > mostRaw) return refuse(`The raw score ${raw} is above ${mostRaw}, the most there is.`);
    if (found.some((other) => other.raw === raw)) return refuse(`The raw score ${raw} stands twice.`);
    found.push({ ...at, raw });
  }
  return inOrder(found, column);
}

function inOrder(found: readonly RawRow[], column: number): readonly RawRow[] | SheetFault {
  const [first, second] = found;
  const step = first && second && second.raw < first.raw ? -1 : 1;
  for (const [index, { raw, row }] of found.entries()) {
    const before = found[index - 1];
    const wanted = before ? before.raw + step : raw;
    if (raw !== wanted)
      return { row, column, reason: `The raw score ${wanted} is missing: ${before?.raw} is followed by ${raw}.` };
  }
  return step === 1 ? found : found.toReversed();
}

function fill(scale: Map<number, number>, rule: Rule & { column: number }, rows: readonly RawRow[]): SheetFault | null {
  const { name, column, title, questions: most, least } = rule;
  let before: number | null = null;
  let gap: RawRow | null = null;
  for (const at of rows) {
    const { row, raw } = at;
    const text = at.cells[name];
    if (text === '') {
      if (before !== null) gap ??= at;
      continue;
    }
    const scaled = wholeNumber(text);
    if (gap)
      return {
        row: gap.row,
        column,
        reason: `${title} has no score for ${gap.raw} right answers, but has one for more.`,
      };
    if (raw > most)
      return { row, column, reason: `${title} has only ${most} questions, but there is a score for ${raw}.` };
    if (scaled === null) return { row, column, reason: `The ${title} score ${quoted(text)} is not a whole number.` };
    if (scaled < least || scaled > rule.most)
      return { row, column, reason: `The ${title} score ${scaled} is not between ${least} and ${rule.most}.` };
    if (before !== null && scaled < before)
      return { row, column, reason: `The ${title} score falls from ${before} to ${scaled} with more right answers.` };
    scale.set(raw, scaled);
    before = scaled;
  }
  return before === null ? { row: rows[0]?.row ?? 1, column, reason: `The ${title} column is empty.` } : null;
}
