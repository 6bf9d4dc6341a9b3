import { widthOf } from './text-room.ts';

export type PeriodBar = {
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
export type Arranged = 'stacked' | 'paired';

export type Column = {
  key: string;
  /** Label above the column; null if there is no value. */
  value: number | null;
  pieces: readonly { from: number; to: number; look: 'solid' | 'hollow' }[];
};

export function columnsOf({ parts: [first, second] }: PeriodBar, arranged: Arranged): Column[] {
  if (arranged === 'paired') {
    return [
      { key: 'first', value: first, pieces: pieceOf(0, first ?? 0, 'solid') },
      { key: 'second', value: second ?? null, pieces: pieceOf(0, second ?? 0, 'hollow') },
    ];
  }
  const low = first ?? 0;
  const high = low + (second ?? 0);
  return [{ key: 'sum', value: high, pieces: [...pieceOf(0, low, 'solid'), ...pieceOf(low, high, 'hollow')] }];
}

function pieceOf(from: number, to: number, look: 'solid' | 'hollow'): Column['pieces'] {
  return to > from ? [{ from, to, look }] : [];
}

/**
 * Returns the width of the columns of a period, their distance, and which of them show their value.
 */
export function layOut(periods: readonly (readonly Column[])[], band: number, textOf: (value: number) => string) {
  const all = periods.flat();
  const beside = Math.max(...periods.map((own) => own.length));
  const wide = Math.min(beside > 1 ? 20 : 26, (band * 0.62) / beside);
  const widest = Math.max(...all.map(({ value }) => widthOf(value === null ? '–' : textOf(value), 13)));
  const apart = Math.min(band / beside, Math.max(wide + 4, widest + 5));
  const fits = widest + 3 <= band / beside;
  const highest = all.reduce((one, other) => ((other.value ?? 0) > (one.value ?? 0) ? other : one));
  return { wide, apart, isSaid: (column: Column) => fits || (column === highest && column.value !== null) };
}
