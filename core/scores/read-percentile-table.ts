import type { Family } from '../exams/families.ts';
import { sheetRows } from './sheet-rows.ts';

/** Percentiles by score, 0 to 100, as the table has them. */
export type Percentiles = ReadonlyMap<number, number>;
/** A SAT's by whom they compare with, an ACT's alone. */
export type PercentileTable = Readonly<Record<string, Percentiles>>;

/**
 * A table of percentiles (Q54); null where it is none of the two that are known, to be shown as it is and charted by
 * nobody. Columns are told by their heads where those are known, else by their place.
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

/** The percentile of a score; null where the table has none for it. */
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

/** By which a table is told to be one of the two. */
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

/** Each group begins at the column of its score; percentiles stand behind it, by their heads or in order. */
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

/** null where a cell is no number, a score stands twice, or a greater score has a lower percentile. */
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

/** "87", "87.5" and "87%"; "99+" and ">99" are 99, "1-" and "<1" are 1, as printed tables round at their ends. */
export function percentage(text: string): number | null {
  const [, written] = /^[<>]?\s*(\d{1,3}(?:\.\d+)?)\s*[+-]?\s*%?\s*[+-]?$/.exec(text) ?? [];
  return written !== undefined && Number(written) <= 100 ? Number(written) : null;
}
