import type { Family } from '../wire/exams/exam-family.ts';
import { layouts, percentileColumns, readPercentage } from './read-percentile-table.ts';
import { quote, type SheetError, sheetRows, wholeNumber } from './sheet-rows.ts';

/**
 * Returns why a percentile table cannot be used in charts, with the first cell that is wrong; null if it
 * can (Q54, Q90).
 */
export function percentileTableError(family: Family, rows: readonly (readonly string[])[]): SheetError | null {
  const [header, ...body] = sheetRows(rows);
  const { columns, groups } = layouts[family];
  if (!header) return { row: 1, column: 0, reason: 'The table is empty.' };
  const count = header.cells.length;
  if (count < columns)
    return { row: header.row, column: count, reason: `The table has ${count} columns, but needs ${columns}.` };
  const tooWide = [header, ...body].find(({ cells }) => cells.length > columns);
  if (tooWide) {
    const reason = `There are ${tooWide.cells.length} columns, but the table has ${columns}.`;
    return { row: tooWide.row, column: columns, reason };
  }
  if (body.length === 0) return { row: header.row + 1, column: 0, reason: 'There is no row below the head.' };
  const errors = percentileColumns(groups, header.cells).flatMap(
    (column) => columnError(column, header.cells, body) ?? [],
  );
  return errors.toSorted((one, other) => one.row - other.row || one.column - other.column)[0] ?? null;
}

type PercentileColumn = ReturnType<typeof percentileColumns>[number];

function columnError({ score, percent }: PercentileColumn, header: readonly string[], body: Body): SheetError | null {
  const pairs: { row: number; points: number; rank: number }[] = [];
  for (const { row, cells } of body) {
    const [scored, ranked] = [cells[score] ?? '', cells[percent] ?? ''];
    if (scored === '' && ranked === '') continue;
    const [points, rank] = [wholeNumber(scored), readPercentage(ranked)];
    if (points === null) return { row, column: score, reason: `${quote(scored)} is not a score.` };
    if (rank === null) return { row, column: percent, reason: `${quote(ranked)} is not a percentile from 0 to 100.` };
    if (pairs.some((other) => other.points === points))
      return { row, column: score, reason: `The score ${points} stands twice.` };
    pairs.push({ row, points, rank });
  }
  const [name = '', reason] = [header[score], 'has neither a score nor a percentile.'];
  if (pairs.length === 0)
    return { row: body[0]?.row ?? 1, column: score, reason: `The column ${quote(name)} ${reason}` };
  const ascending = pairs.toSorted((one, other) => one.points - other.points);
  for (const [at, { row, points, rank }] of ascending.entries()) {
    const previous = ascending[at - 1];
    if (previous && rank < previous.rank)
      return {
        row,
        column: percent,
        reason: `${points} has a lower percentile than ${previous.points}: ${rank}, not ${previous.rank}.`,
      };
  }
  return null;
}

type Body = ReturnType<typeof sheetRows>;
