import { examFamilies, type SectionOf } from '../exams/families.ts';
import { type Column, type NamedRow, namedRows } from './columns.ts';
import type { TableReading } from './conversion-table.ts';
import { quoted, type SheetFault, wholeNumber } from './sheet-rows.ts';

export type ActColumn = SectionOf<'act'>;
type Name = 'scale' | ActColumn;

/** Parses an ACT's conversion table (Q53): a row per scale score, with its raw scores in the cells. */
export function readActTable(sheet: readonly (readonly string[])[]): TableReading<ActColumn> {
  const { rows, at, fault } = namedRows(sheet, columns);
  if (fault) return { table: null, fault };
  const scales = scaleScores(rows, at.scale);
  if ('reason' in scales) return { table: null, fault: scales };
  const table = { English: new Map(), Mathematics: new Map(), Reading: new Map(), Science: new Map() };
  for (const { type, questions } of examFamilies.act.sections) {
    const wrong = fill(table[type], { name: type, column: at[type], questions }, scales);
    if (wrong) return { table: null, fault: wrong };
  }
  return { table, fault: null };
}

const columns: readonly Column<Name>[] = [
  { name: 'scale', known: /\bscaled?\b/i },
  { name: 'English', known: /\benglish\b/i },
  { name: 'Mathematics', known: /\bmath/i },
  { name: 'Reading', known: /\breading\b/i },
  { name: 'Science', known: /\bscience\b/i },
];
const mostScale = examFamilies.act.marks.most;

type ScaleRow = NamedRow<Name> & { scale: number };

/** Returns the rows in ascending order of scale scores. The sheet may be ascending or descending. */
function scaleScores(rows: readonly NamedRow<Name>[], column: number): readonly ScaleRow[] | SheetFault {
  const found: ScaleRow[] = [];
  for (const at of rows) {
    const { row, cells } = at;
    const scale = wholeNumber(cells.scale);
    const refuse = (reason: string): SheetFault => ({ row, column, reason });
    if (scale === null) return refuse(`The scale score ${quoted(cells.scale)} is not a whole number.`);
    if (scale < 1 || scale > mostScale) return refuse(`The scale score ${scale} is not between 1 and ${mostScale}.`);
    if (found.some((other) => other.scale === scale)) return refuse(`The scale score ${scale} stands twice.`);
    found.push({ ...at, scale });
  }
  return inOrder(found, column);
}

function inOrder(found: readonly ScaleRow[], column: number): readonly ScaleRow[] | SheetFault {
  const [first, second] = found;
  const falls = first !== undefined && second !== undefined && second.scale < first.scale;
  for (const [index, { scale, row }] of found.entries()) {
    const before = found[index - 1];
    if (before && scale < before.scale !== falls)
      return { row, column, reason: `The scale scores are out of order: ${before.scale} is followed by ${scale}.` };
  }
  return falls ? found.toReversed() : found;
}

type Range = { from: number; to: number };

function fill(
  scale: Map<number, number>,
  { name, column, questions }: { name: ActColumn; column: number; questions: number },
  rows: readonly ScaleRow[],
): SheetFault | null {
  let before: Range | null = null;
  for (const { row, cells, scale: score } of rows) {
    if (cells[name] === '') continue;
    const range = readRange(cells[name]);
    const reason = typeof range === 'string' ? range : rangeFault(range, before, questions);
    if (reason !== null) return { row, column, reason: `${name}: ${reason}` };
    if (typeof range === 'string') continue;
    for (let raw = range.from; raw <= range.to; raw += 1) scale.set(raw, score);
    before = range;
  }
  return before === null ? { row: rows[0]?.row ?? 1, column, reason: `The ${name} column is empty.` } : null;
}

/** Parses one raw score, or a range of two with a hyphen or dash; returns an error message otherwise. */
function readRange(text: string): Range | string {
  const ends = text.split(/\s*[-\u2010-\u2015\u2212]\s*/);
  const [from, to] = [wholeNumber(ends[0] ?? ''), wholeNumber(ends.at(-1) ?? '')];
  if (ends.length > 2 || from === null || to === null) {
    const date = /\d[-/ ][a-z]{3}|[a-z]{3}[-/ ]\d|\d[-/]\d+[-/]\d/i.test(text)
      ? ' A spreadsheet may have taken a range for a date.'
      : '';
    return `${quoted(text)} is neither a raw score nor a range of them.${date}`;
  }
  return from > to ? `The range ${from}-${to} runs backwards.` : { from, to };
}

/** `previous` is the range of the next lower scale score. Raw scores must continue it without gaps. */
function rangeFault({ from, to }: Range, before: Range | null, questions: number): string | null {
  if (to > questions) return `There are ${questions} questions, but a score for ${to} right answers.`;
  if (!before) return null;
  if (from <= before.to && to >= before.from) {
    const [first, last] = [Math.max(from, before.from), Math.min(to, before.to)];
    return first === last ? `The raw score ${first} stands twice.` : `The raw scores ${first} to ${last} stand twice.`;
  }
  if (from < before.from) return `${from} right answers score more than ${before.from} do.`;
  if (from === before.to + 1) return null;
  const last = from - 1;
  return before.to + 1 === last
    ? `The raw score ${last} is missing.`
    : `The raw scores ${before.to + 1} to ${last} are missing.`;
}
