import type { GraphView } from '../calculator-state.ts';

/** The points of a region, in rows of cells from the top: for each row, starts and ends (exclusive) of its runs. */
export type RegionRuns = { columns: number; rows: number; runs: number[][] };

export function regionRuns(
  contains: (x: number, y: number) => boolean,
  view: GraphView,
  { columns, rows }: { columns: number; rows: number },
): RegionRuns {
  const runs: number[][] = [];
  for (let row = 0; row < rows; row += 1) {
    const y = view.top - ((row + 0.5) * (view.top - view.bottom)) / rows;
    const own: number[] = [];
    let isInside = false;
    for (let column = 0; column <= columns; column += 1) {
      const x = view.left + ((column + 0.5) * (view.right - view.left)) / columns;
      const isHere = column < columns && contains(x, y);
      if (isHere !== isInside) own.push(column);
      isInside = isHere;
    }
    runs.push(own);
  }
  return { columns, rows, runs };
}
