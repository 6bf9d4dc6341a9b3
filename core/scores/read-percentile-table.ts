import type { Family } from '../wire/exams/exam-family.ts';
import { sheetRows } from './sheet-rows.ts';

/** Percentiles by score, 0 to 100, as in the table. */
export type Percentiles = ReadonlyMap<number, number>;
/** By name: `total.national` and `total.user` for a SAT, `composite` for an ACT. */
export type PercentileTable = Readonly<Record<string, Percentiles>>;

/**
 * Parses a percentile table (Q54). Returns null if it has neither of the two known layouts; such a table is displayed,
 * but charts ignore it. Columns are found by their headers if these are recognised, else by position.
 */
export function readPercentileTable(family: Family, rows: readonly (readonly string[])[]): PercentileTable | null {
  const [header, ...body] = sheetRows(rows);
  const { columns, groups } = layouts[family];
  if (!header || header.cells.length !== columns || body.length === 0) return null;
  if (body.some(({ cells }) => cells.length > columns)) return null;
  const table: Record<string, Percentiles> = {};
  for (const { name, score, percent } of percentileColumns(groups, header.cells)) {
    const found = readPercentiles(body.map(({ cells }) => [cells[score] ?? '', cells[percent] ?? '']));
    if (!found) return null;
    table[name] = found;
  }
  return table;
}

/** Returns the percentile of a score; null if the table has none. */
export function percentileOf(percentiles: Percentiles | undefined, score: number | null): number | null {
  return score === null ? null : (percentiles?.get(score) ?? null);
}

type Group = { name: string; pattern: RegExp; parts: readonly { name: string; pattern: RegExp }[] };
type Layout = { columns: number; groups: readonly Group[] };

const compared = [
  { name: 'national', pattern: /nation/i },
  { name: 'user', pattern: /\buser/i },
];
const cumulative = [{ name: '', pattern: /percent|cumulative|rank/i }];

/** The two known layouts of percentile tables. */
export const layouts: Record<Family, Layout> = {
  sat: {
    columns: 9,
    groups: [
      { name: 'total', pattern: /total|composite/i, parts: compared },
      { name: 'verbal', pattern: /reading|writing|verbal|\be?rw\b/i, parts: compared },
      { name: 'math', pattern: /\bmath/i, parts: compared },
    ],
  },
  act: {
    columns: 10,
    groups: [
      { name: 'english', pattern: /english/i, parts: cumulative },
      { name: 'math', pattern: /\bmath/i, parts: cumulative },
      { name: 'reading', pattern: /reading/i, parts: cumulative },
      { name: 'science', pattern: /science/i, parts: cumulative },
      { name: 'composite', pattern: /composite/i, parts: cumulative },
    ],
  },
};

type PercentileColumn = { name: string; score: number; percent: number };

/** Each group begins with its score column. Its percentile columns follow, by headers or in order. */
export function percentileColumns(groups: readonly Group[], header: readonly string[]): PercentileColumn[] {
  const width = header.length / groups.length;
  const starts = groups.map((_, at) => at * width);
  const named = groups.map(({ pattern }) => starts.filter((start) => pattern.test(header[start] ?? '')));
  const isNamed = named.every((found) => found.length === 1);
  return groups.flatMap(({ name, parts }, at) => {
    const score = (isNamed ? named[at]?.[0] : starts[at]) ?? 0;
    const own = header.slice(score + 1, score + width);
    const known = parts.map(({ pattern }) => own.findIndex((cell) => pattern.test(cell)));
    const inOrder = known.includes(-1) || new Set(known).size < parts.length;
    return parts.map((part, index) => ({
      name: [name, part.name].filter(Boolean).join('.'),
      score,
      percent: score + 1 + (inOrder ? index : (known[index] ?? index)),
    }));
  });
}

/** Null if a cell is not a number, a score is repeated, or a higher score has a lower percentile. */
function readPercentiles(pairs: readonly (readonly [score: string, percent: string])[]): Percentiles | null {
  const percentiles = new Map<number, number>();
  for (const [score, percent] of pairs) {
    if (score === '' && percent === '') continue;
    const [points, rank] = [/^\d{1,4}$/.test(score) ? Number(score) : null, readPercentage(percent)];
    if (points === null || rank === null || percentiles.has(points)) return null;
    percentiles.set(points, rank);
  }
  const ranks = [...percentiles.entries()].toSorted(([one], [other]) => one - other).map(([, rank]) => rank);
  const isDescending = ranks.some((rank, at) => rank < (ranks[at - 1] ?? 0));
  return percentiles.size === 0 || isDescending ? null : percentiles;
}

/**
 * Parses "87", "87.5" and "87%"; null for anything else. "99+" and ">99" are 99, "1-" and "<1" are 1, as
 * printed tables round at their ends.
 */
export function readPercentage(text: string): number | null {
  const [, digits] = /^[<>]?\s*(\d{1,3}(?:\.\d+)?)\s*[+-]?\s*%?\s*[+-]?$/.exec(text) ?? [];
  return digits !== undefined && Number(digits) <= 100 ? Number(digits) : null;
}
