import { type Figure, formatGoal, formatValue, meetsGoal } from './figures.ts';

/** A finished bench: its exit code and its figures. */
export type FinishedBench = { bench: string; code: number; figures: readonly Figure[] };

type Table = { lines: string[]; figures: number; missed: number };

/** Formats each figure with its goal. A bench that crashed or had no figures counts as one missed goal. */
export function figuresTable(finished: readonly FinishedBench[]): Table {
  const rows = finished.flatMap(({ bench, code, figures }) => [
    ...figures.map((figure) => ({
      cells: [`${bench}: ${figure.name}`, formatValue(figure), formatGoal(figure), verdict(figure)],
      isMissed: !meetsGoal(figure),
    })),
    ...(isExplained(code, figures) ? [] : [{ cells: [bench, '–', '', `ended with ${code}`], isMissed: true }]),
  ]);
  return {
    lines: alignColumns([['figure', 'measured', 'goal', ''], ...rows.map(({ cells }) => cells)]),
    figures: finished.reduce((all, { figures }) => all + figures.length, 0),
    missed: rows.filter(({ isMissed }) => isMissed).length,
  };
}

/** Whether the figures explain the exit code: there are some, and after a failure one misses its goal. */
function isExplained(code: number, figures: readonly Figure[]): boolean {
  return figures.length > 0 && (code === 0 || !figures.every(meetsGoal));
}

function verdict(figure: Figure): string {
  if (!figure.goal) return '';
  return meetsGoal(figure) ? 'holds' : 'BESIDE ITS GOAL';
}

/** Pads columns to their widest cell; the second column is right-aligned. */
function alignColumns(rows: readonly string[][]): string[] {
  const width = (column: number) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0));
  const widths = [0, 1, 2].map(width);
  return rows.map((cells) =>
    cells
      .map((cell, at) => (at === 1 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
