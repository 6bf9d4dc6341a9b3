import type { Family } from '../exams/families.ts';
import { sheetRows } from './sheet-rows.ts';

/** Percentiles by score, 0 to 100, as in the table. */
export type Percentiles = ReadonlyMap<number, number>;
/** By name: `total.national` and `total.user` for a SAT, `composite` for an ACT. */
export type PercentileTable = Readonly<Record<string, Percentiles>>;

/**
 * Parses a percentile table (Q54). Returns null if it has neither of the two known layouts; such a table
 * is displayed, but charts ignore it. Columns are found by their headers if these are recognised, else
 * by position.
 */
export function readPercentileTable(family: Family, rows: readonly (readonly string[])[]): PercentileTable | null {
  const [head, ...body] = sheetRows(rows);
  const { columns, groups } = layouts[family];
  if (!head || head.cells.length !== columns || body.length === 0) return null;
  if (body.some(({ cells }) => cells.length > columns)) return null;
  const table: Record<string, Percentiles> = {};
  for (const { name, score, percent } of placed(groups, head.cells)) {
    const found = column(body.map(({ cells }) => [cells[score] ?? '', cells[percent] ?? '']));
    if (!found) return null;
    table[name] = found;
  }
  return table;
}

/** Returns the percentile of a score; null if the table has none. */
export function percentileOf(percentiles: Percentiles | undefined, score: number | null): number | null {
  return score === null ? null : (percentiles?.get(score) ?? null);
}

type Group = { name: string; heads: RegExp; parts: readonly { name: string; heads: RegExp }[] };
type Layout = { columns: number; groups: readonly Group[] };

const compared = [
  { name: 'national', heads: /nation/i },
  { name: 'user', heads: /\buser/i },
];
const cumulative = [{ name: '', heads: /percent|cumulative|rank/i }];

/** The two known layouts of percentile tables. */
export const layouts: Record<Family, Layout> = {
  sat: {
    columns: 9,
    groups: [
      { name: 'total', heads: /total|composite/i, parts: compared },
      { name: 'verbal', heads: /reading|writing|verbal|\be?rw\b/i, parts: compared },
      { name: 'math', heads: /\bmath/i, parts: compared },
    ],
  },
  act: {
    columns: 10,
    groups: [
      { name: 'english', heads: /english/i, parts: cumulative },
      { name: 'math', heads: /\bmath/i, parts: cumulative },
      { name: 'reading', heads: /reading/i, parts: cumulative },
      { name: 'science', heads: /science/i, parts: cumulative },
      { name: 'composite', heads: /composite/i, parts: cumulative },
    ],
  },
};

type Place = { name: string; score: number; percent: number };

/** Each group begins with its score column. Its percentile columns follow, by headers or in order. */
export function placed(groups: readonly Group[], head: readonly string[]): Place[] {
  const width = head.length / groups.length;
  const begins = groups.map((_, at) => at * width);
  const named = groups.map(({ heads }) => begins.filter((begin) => heads.test(head[begin] ?? '')));
  const isNamed = named.every((found) => found.length === 1);
  return groups.flatMap(({ name, parts }, at) => {
    const score = (isNamed ? named[at]?.[0] : begins[at]) ?? 0;
    const own = head.slice(score + 1, score + width);
    const known = parts.map(({ heads }) => own.findIndex((cell) => heads.test(cell)));
    const inOrder = known.includes(-1) || new Set(known).size < parts.length;
    return parts.map((part, nth) => ({
      name: [name, part.name].filter(Boolean).join('.'),
      score,
      percent: score + 1 + (inOrder ? nth : (known[nth] ?? nth)),
    }));
  });
}

/** Null if a cell is not a number, a score is repeated, or a higher score has a lower percentile. */
function column(pairs: readonly (readonly [score: string, percent: string])[]): Percentiles | null {
  const found = new Map<number, number>();
  for (const [score, percent] of pairs) {
    if (score === '' && percent === '') continue;
    const [points, rank] = [/^\d{1,4}$/.test(score) ? Number(score) : null, percentage(percent)];
    if (points === null || rank === null || found.has(points)) return null;
    found.set(points, rank);
  }
  const ranks = [...found.entries()].toSorted(([one], [other]) => one - other).map(([, rank]) => rank);
  const falls = ranks.some((rank, at) => rank < (ranks[at - 1] ?? 0));
  return found.size === 0 || falls ? null : found;
}

/**
 * Parses "87", "87.5" and "87%"; null for anything else. "99+" and ">99" are 99, "1-" and "<1" are 1, as
 * printed tables round at their ends.
 */
export function percentage(text: string): number | null {
  const [, written] = /^[<>]?\s*(\d{1,3}(?:\.\d+)?)\s*[+-]?\s*%?\s*[+-]?$/.exec(text) ?? [];
  return written !== undefined && Number(written) <= 100 ? Number(written) : null;
}
