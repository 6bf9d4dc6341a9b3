import { examEditions, type SectionOf } from '../../exams/exam-editions.ts';
import { examFamilies } from '../../wire/exams/exam-family.ts';
import type { TableResult } from '../conversion-table.ts';
import { quote, type SheetError, wholeNumber } from '../sheet-rows.ts';
import { type Column, type NamedRow, namedRows } from './named-rows.ts';

export type ActColumn = SectionOf<'act'>;
type Name = 'scale' | ActColumn;

/** Parses an ACT's conversion table (Q53): a row per scale score, with its raw scores in the cells. */
export function readActTable(sheet: readonly (readonly string[])[]): TableResult<ActColumn> {
  const { rows, columnIndexes, error } = namedRows(sheet, columns);
  if (error) return { table: null, error };
  const scales = scaleScores(rows, columnIndexes.scale);
  if ('reason' in scales) return { table: null, error: scales };
  const table = { English: new Map(), Mathematics: new Map(), Reading: new Map(), Science: new Map() };
  for (const { type, questions } of examEditions['act-classic'].sections) {
    const error = fillScale(table[type], { name: type, column: columnIndexes[type], questions }, scales);
    if (error) return { table: null, error: error };
  }
  return { table, error: null };
}

const columns: readonly Column<Name>[] = [
  { name: 'scale', pattern: /\bscaled?\b/i },
  { name: 'English', pattern: /\benglish\b/i },
  { name: 'Mathematics', pattern: /\bmath/i },
  { name: 'Reading', pattern: /\breading\b/i },
  { name: 'Science', pattern: /\bscience\b/i },
];
const maxScale = examFamilies.act.marks.most;

type ScaleRow = NamedRow<Name> & { scale: number };

/** Returns the rows in ascending order of scale scores. The sheet may be ascending or descending. */
function scaleScores(rows: readonly NamedRow<Name>[], column: number): readonly ScaleRow[] | SheetError {
  const scaleRows: ScaleRow[] = [];
  for (const at of rows) {
    const { row, cells } = at;
    const scale = wholeNumber(cells.scale);
    const refuseWith = (reason: string): SheetError => ({ row, column, reason });
    if (scale === null) return refuseWith(`The scale score ${quote(cells.scale)} is not a whole number.`);
    if (scale < 1 || scale > maxScale) return refuseWith(`The scale score ${scale} is not between 1 and ${maxScale}.`);
    if (scaleRows.some((other) => other.scale === scale)) return refuseWith(`The scale score ${scale} stands twice.`);
    scaleRows.push({ ...at, scale });
  }
  return inOrder(scaleRows, column);
}

function inOrder(scaleRows: readonly ScaleRow[], column: number): readonly ScaleRow[] | SheetError {
  const [first, second] = scaleRows;
  const isDescending = first !== undefined && second !== undefined && second.scale < first.scale;
  for (const [index, { scale, row }] of scaleRows.entries()) {
    const previous = scaleRows[index - 1];
    if (previous && scale < previous.scale !== isDescending)
      return { row, column, reason: `The scale scores are out of order: ${previous.scale} is followed by ${scale}.` };
  }
  return isDescending ? scaleRows.toReversed() : scaleRows;
}

type Range = { from: number; to: number };

function fillScale(
  scale: Map<number, number>,
  { name, column, questions }: { name: ActColumn; column: number; questions: number },
  rows: readonly ScaleRow[],
): SheetError | null {
  let previous: Range | null = null;
  for (const { row, cells, scale: score } of rows) {
    if (cells[name] === '') continue;
    const range = readRange(cells[name]);
    const reason = typeof range === 'string' ? range : rangeError(range, previous, questions);
    if (reason !== null) return { row, column, reason: `${name}: ${reason}` };
    if (typeof range === 'string') continue;
    for (let raw = range.from; raw <= range.to; raw += 1) scale.set(raw, score);
    previous = range;
  }
  return previous === null ? { row: rows[0]?.row ?? 1, column, reason: `The ${name} column is empty.` } : null;
}

/** Parses one raw score, or a range of two with a hyphen or dash; returns an error message otherwise. */
function readRange(text: string): Range | string {
  const ends = text.split(/\s*[-\u2010-\u2015\u2212]\s*/);
  const [from, to] = [wholeNumber(ends[0] ?? ''), wholeNumber(ends.at(-1) ?? '')];
  if (ends.length > 2 || from === null || to === null) {
    const date = /\d[-/ ][a-z]{3}|[a-z]{3}[-/ ]\d|\d[-/]\d+[-/]\d/i.test(text)
      ? ' A spreadsheet may have taken a range for a date.'
      : '';
    return `${quote(text)} is neither a raw score nor a range of them.${date}`;
  }
  return from > to ? `The range ${from}-${to} runs backwards.` : { from, to };
}

/** `previous` is the range of the next lower scale score. Raw scores must continue it without gaps. */
function rangeError({ from, to }: Range, previous: Range | null, questions: number): string | null {
  if (to > questions) return `There are ${questions} questions, but a score for ${to} right answers.`;
  if (!previous) return null;
  if (from <= previous.to && to >= previous.from) {
    const [first, last] = [Math.max(from, previous.from), Math.min(to, previous.to)];
    return first === last ? `The raw score ${first} stands twice.` : `The raw scores ${first} to ${last} stand twice.`;
  }
  if (from < previous.from) return `${from} right answers score more than ${previous.from} do.`;
  if (from === previous.to + 1) return null;
  const last = from - 1;
  return previous.to + 1 === last
    ? `The raw score ${last} is missing.`
    : `The raw scores ${previous.to + 1} to ${last} are missing.`;
}
