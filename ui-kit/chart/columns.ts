import { widthOf } from './text-room.ts';

export type PeriodBar = {
  key: string;
  /** Under the bar. */
  label: string;
  /** Shown when a pointer rests on it. */
  about: string;
  /** The first is inked, the second hollow; null where there is none. */
  parts: readonly [number | null, number | null] | readonly [number | null];
};

/** The second part stands on the first, with their sum above; or beside it, each with its own value. */
export type Arranged = 'stacked' | 'paired';

export type Column = {
  key: string;
  /** Above it; null where there is nothing to say. */
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

/** How wide the columns of a period are, how far apart, and which of them have room for their value. */
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
