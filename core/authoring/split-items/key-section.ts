import { plainText } from '../../rich-text/plain-text.ts';
import type { Doubt } from './doubts.ts';
import { markersOf } from './find-markers.ts';
import { normalText } from './inline-text.ts';
import type { Line } from './lines.ts';
import { keySection } from './terms.ts';

/** A line of an answer key at the end: the number, what is written for it, and the lines after it. */
export type KeyEntry = { number: number; text: string; more: Line[]; source: number };

export type KeySections = {
  entries: KeyEntry[];
  /** Indexes of the lines that are part of a key. */
  lines: ReadonlySet<number>;
  consumed: string[];
  doubts: Doubt[];
};

const title = new RegExp(`^[\\s#*—–-]*(?:${keySection})(?:\\s*[:.—–-]+\\s*(\\S.*)?|\\s*)$`, 'iu');
const letterSign = '[A-Ka-kА-Яа-яЄҐєґΑ-Κα-κ①-⑩]';
const entryToken = new RegExp(
  `\\s*(\\d{1,3})\\s*[.):=–—-]?\\s*[([]?(${letterSign})[)\\]]?(?![\\p{L}\\d])\\s*[,;|/.]?`,
  'uy',
);
const rangeToken = /\s*(\d{1,3})\s*[-–—~]\s*(\d{1,3})\s*[:.)]?\s*([A-K](?:\s*[A-K])+)(?!\p{L})\s*[,;]?/uy;
const single = /^\s*(?:\p{L}+\.?\s*)?[([]?(\d{1,3})\s*(?:[.)\]:=、–—-](?!\d)\s*|\s+)(.*)$/u;

/** Finds the answer keys that are apart from the questions: titled ones, and lines or tables that are only keys. */
export function findKeySections(lines: readonly Line[]): KeySections {
  const found = {
    entries: [] as KeyEntry[],
    lines: new Set<number>(),
    consumed: [] as string[],
    doubts: [] as Doubt[],
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    const [isTitle, after = ''] = (isTextLine(line) && title.exec(line.text)) || [];
    const start = isTitle !== undefined && after === '' ? at + 1 : at;
    if (isTitle !== undefined ? !beginsKey(lines, start, after) : !isBareKey(lines, at)) continue;
    if (start > at) take(found, at, line);
    const sameLine = after === '' ? null : entriesOf(after, line.source, true);
    if (sameLine) {
      found.entries.push(...sameLine);
      take(found, at, line);
    }
    const from = sameLine ? at + 1 : start;
    at = Math.max(at, readEntries(lines, from, found, isTitle !== undefined) - 1);
  }
  return found;
}

function isTextLine({ block }: Line): boolean {
  return block === null || block.type === 'heading';
}

function beginsKey(lines: readonly Line[], start: number, after: string): boolean {
  if (after !== '') return (entriesOf(after, 0, false)?.length ?? 0) > 1;
  const first = lines[start];
  return first !== undefined && !isQuestion(lines, start) && lineEntries(first, true) !== null;
}

/** Whether a line without a title is a key: it has at least two entries of letters, alone or with the next line. */
function isBareKey(lines: readonly Line[], at: number): boolean {
  const [first, second] = [lines[at], lines[at + 1]];
  const count = (first && lineEntries(first, false)?.length) ?? 0;
  if (!first || count === 0 || isQuestion(lines, at)) return false;
  return count > 1 || ((second && lineEntries(second, false)?.length) ?? 0) > 0;
}

type Found = { entries: KeyEntry[]; lines: Set<number>; consumed: string[]; doubts: Doubt[] };

function take(found: Found, at: number, line: Line): void {
  found.lines.add(at);
  found.consumed.push(line.block && !isTextLine(line) ? plainText([line.block]) : line.text);
}

/** Reads entries up to the next question; returns the line after them. */
function readEntries(lines: readonly Line[], from: number, found: Found, isTitled: boolean): number {
  let at = from;
  for (; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    const entries = isQuestion(lines, at) ? null : lineEntries(line, isTitled);
    if (entries) {
      found.entries.push(...entries);
      take(found, at, line);
    } else if (!isTitled || isQuestion(lines, at) || line.block?.type === 'heading') return at;
    else {
      const last = found.entries.at(-1);
      found.lines.add(at);
      if (last) last.more.push(line);
    }
  }
  return at;
}

/** Whether choices follow a line before the next number, so that it is a question and no entry of a key. */
function isQuestion(lines: readonly Line[], at: number): boolean {
  if (lines[at]?.block && lines[at]?.block?.type !== 'heading') return false;
  for (let next = at; next < Math.min(lines.length, at + 12); next += 1) {
    const line = lines[next] as Line;
    if (next > at && single.test(line.text)) return false;
    const markers = markersOf(line, next).filter(({ atStart }) => next > at && atStart);
    if (markers.some(({ end }) => end < line.text.length)) return true;
    if (next === at && markersOf(line, next).filter(({ atStart }) => !atStart).length > 1 && !lineEntries(line, false))
      return true;
  }
  return false;
}

/** The entries of a line or table; null if it is none. Without a title only letters are entries. */
function lineEntries(line: Line, isTitled: boolean): KeyEntry[] | null {
  if (line.block?.type === 'table') return tableEntries(line, isTitled);
  if (!isTextLine(line)) return null;
  return entriesOf(line.text, line.source, isTitled);
}

function entriesOf(text: string, source: number, isTitled: boolean): KeyEntry[] | null {
  const several = tokensOf(text, source);
  if (several) return several;
  const [, number, rest = ''] = single.exec(text) ?? [];
  if (!number || !isTitled || rest.trim() === '') return null;
  return [{ number: Number(number), text: rest.trim(), more: [], source }];
}

/** A line of nothing but numbers with letters: "1.A 2.C 3.B", "1-5 ABCDC". */
function tokensOf(text: string, source: number): KeyEntry[] | null {
  const entries: KeyEntry[] = [];
  for (let at = 0; at < text.trimEnd().length; ) {
    rangeToken.lastIndex = at;
    entryToken.lastIndex = at;
    const range = rangeToken.exec(text);
    const letters = [...(range?.[3] ?? '').replace(/\s/g, '')];
    const found = range ?? entryToken.exec(text);
    if (!found) return null;
    const first = Number(found[1]);
    if (range && letters.length !== Number(range[2]) - first + 1) return null;
    const own = range ? letters : [found[2] ?? ''];
    entries.push(...own.map((letter, index) => ({ number: first + index, text: letter, more: [], source })));
    at += found[0].length;
  }
  return entries.length > 0 ? entries : null;
}

/** A table of numbers and answers: in pairs of columns, or a row of numbers above a row of answers. */
function tableEntries(line: Line, isTitled: boolean): KeyEntry[] | null {
  if (line.block?.type !== 'table') return null;
  const rows = line.block.children.map(({ children }) =>
    children.map((cell) => normalText(plainText([{ type: 'paragraph', children: cell.children }])).trim()),
  );
  const entries = pairedRows(rows, line.source) ?? pairedColumns(rows, line.source);
  const isLetters = entries?.every(({ text }) => new RegExp(`^${letterSign}$`, 'u').test(text));
  return entries && entries.length > 1 && (isTitled || isLetters) ? entries : null;
}

const isNumber = (text: string) => /^(?:\p{L}{1,10}\.?\s*)?\d{1,3}[.)]?$/u.test(text);
const numberIn = (text: string) => Number(/\d+/.exec(text)?.[0]);

function pairedColumns(rows: readonly (readonly string[])[], source: number): KeyEntry[] | null {
  const body = rows[0] && !rows[0].some((text) => isNumber(text)) ? rows.slice(1) : rows;
  const entries: KeyEntry[] = [];
  for (const row of body) {
    for (let at = 0; at < row.length; at += 2) {
      const [number = '', text = ''] = row.slice(at, at + 2);
      if (number === '' && text === '') continue;
      if (!isNumber(number) || text === '') return null;
      entries.push({ number: numberIn(number), text, more: [], source });
    }
  }
  return entries.sort((one, other) => one.number - other.number);
}

function pairedRows(rows: readonly (readonly string[])[], source: number): KeyEntry[] | null {
  const entries: KeyEntry[] = [];
  if (rows.length % 2 === 1 || (rows[0]?.length ?? 0) < 2) return null;
  for (let at = 0; at < rows.length; at += 2) {
    const [numbers = [], texts = []] = rows.slice(at, at + 2);
    for (const [column, number] of numbers.entries()) {
      const text = texts[column] ?? '';
      if (column === 0 && !isNumber(number) && !/\d/.test(number)) continue;
      if (number === '' && text === '') continue;
      if (!isNumber(number) || text === '' || isNumber(text)) return null;
      entries.push({ number: numberIn(number), text, more: [], source });
    }
  }
  return entries.length > 0 ? entries : null;
}
