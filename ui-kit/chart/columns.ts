import { textWidth } from './text-width.ts';

export type PeriodBar = {
  /** Unique among the periods. */
  key: string;
  /** Under the bar. */
  label: string;
  /** The tooltip. */
  about: string;
  /** The first part is filled, the second hollow; null if there is no value. */
  parts: readonly [number | null, number | null] | readonly [number | null];
};

/**
 * 'stacked': the second part is on top of the first, with their sum above. 'paired': side by side,
 * each with its own value.
 */
export type ColumnArrangement = 'stacked' | 'paired';

export type PeriodColumn = {
  key: string;
  /** Label above the column; null if there is no value. */
  value: number | null;
  pieces: readonly { from: number; to: number; fillStyle: 'solid' | 'hollow' }[];
};

export function periodColumns({ parts: [first, second] }: PeriodBar, arrangement: ColumnArrangement): PeriodColumn[] {
  if (arrangement === 'paired') {
    return [
      { key: 'first', value: first, pieces: columnPieces(0, first ?? 0, 'solid') },
      { key: 'second', value: second ?? null, pieces: columnPieces(0, second ?? 0, 'hollow') },
    ];
  }
  const low = first ?? 0;
  const high = low + (second ?? 0);
  return [
    { key: 'sum', value: high, pieces: [...columnPieces(0, low, 'solid'), ...columnPieces(low, high, 'hollow')] },
  ];
}

function columnPieces(from: number, to: number, fillStyle: 'solid' | 'hollow'): PeriodColumn['pieces'] {
  return to > from ? [{ from, to, fillStyle }] : [];
}

/** Returns the width of the columns of a period, their distance, and which of them show their value. */
export function layOutColumns(
  periods: readonly (readonly PeriodColumn[])[],
  band: number,
  textOf: (value: number) => string,
) {
  const all = periods.flat();
  const columnsPerPeriod = Math.max(...periods.map((columns) => columns.length));
  const columnWidth = Math.min(columnsPerPeriod > 1 ? 20 : 26, (band * 0.62) / columnsPerPeriod);
  const widest = Math.max(...all.map(({ value }) => textWidth(value === null ? '–' : textOf(value), 13)));
  const columnPitch = Math.min(band / columnsPerPeriod, Math.max(columnWidth + 4, widest + 5));
  const allValuesFit = widest + 3 <= band / columnsPerPeriod;
  const highest = all.reduce((one, other) => ((other.value ?? 0) > (one.value ?? 0) ? other : one));
  return {
    wide: columnWidth,
    apart: columnPitch,
    hasValueLabel: (column: PeriodColumn) => allValuesFit || (column === highest && column.value !== null),
  };
}
