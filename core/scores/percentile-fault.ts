import type { Family } from '../exams/families.ts';
import { layouts, percentage, placed } from './read-percentile-table.ts';
import { quoted, type SheetFault, sheetRows, wholeNumber } from './sheet-rows.ts';

/**
 * Returns why a percentile table cannot be used in charts, with the first cell that is wrong; null if it
 * can (Q54, Q90).
 */
export function percentileFault(family: Family, rows: readonly (readonly string[])[]): SheetFault | null {
  const [head, ...body] = sheetRows(rows);
  const { columns, groups } = layouts[family];
  if (!head) return { row: 1, column: 0, reason: 'The table is empty.' };
  const count = head.cells.length;
  if (count < columns)
    return { row: head.row, column: count, reason: `The table has ${count} columns, but needs ${columns}.` };
  const wide = [head, ...body].find(({ cells }) => cells.length > columns);
  if (wide) {
    const reason = `There are ${wide.cells.length} columns, but the table has ${columns}.`;
    return { row: wide.row, column: columns, reason };
  }
  if (body.length === 0) return { row: head.row + 1, column: 0, reason: 'There is no row below the head.' };
  const faults = placed(groups, head.cells).flatMap((place) => columnFault(place, head.cells, body) ?? []);
  return faults.toSorted((one, other) => one.row - other.row || one.column - other.column)[0] ?? null;
}

type Place = ReturnType<typeof placed>[number];

function columnFault({ score, percent }: Place, head: readonly string[], body: Body): SheetFault | null {
  const found: { row: number; points: number; rank: number }[] = [];
  for (const { row, cells } of body) {
    const [scored, ranked] = [cells[score] ?? '', cells[percent] ?? ''];
    if (scored === '' && ranked === '') continue;
    const [points, rank] = [wholeNumber(scored), percentage(ranked)];
    if (points === null) return { row, column: score, reason: `${quoted(scored)} is not a score.` };
    if (rank === null) return { row, column: percent, reason: `${quoted(ranked)} is not a percentile from 0 to 100.` };
    if (found.some((other) => other.points === points))
      return { row, column: score, reason: `The score ${points} stands twice.` };
    found.push({ row, points, rank });
  }
  const [name = '', reason] = [head[score], 'has neither a score nor a percentile.'];
  if (found.length === 0)
    return { row: body[0]?.row ?? 1, column: score, reason: `The column ${quoted(name)} ${reason}` };
  const risen = found.toSorted((one, other) => one.points - other.points);
  for (const [at, { row, points, rank }] of risen.entries()) {
    const below = risen[at - 1];
    if (below && rank < below.rank)
      return {
        row,
        column: percent,
        reason: `${points} has a lower percentile than ${below.points}: ${rank}, not ${below.rank}.`,
      };
  }
  return null;
}

type Body = ReturnType<typeof sheetRows>;
