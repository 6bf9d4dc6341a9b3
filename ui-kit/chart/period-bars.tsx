import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { Axes } from './axes.tsx';
import { labelsBelow } from './labels-below.ts';
import { drawn, Plot } from './plot.tsx';
import { widthOf } from './text-room.ts';
import { WrappedText } from './wrapped-text.tsx';

export type PeriodBar = {
  key: string;
  /** Under the bar. */
  label: string;
  /** Shown when a pointer rests on it. */
  about: string;
  /** The first is inked, the second hollow; null where there is none. */
  parts: readonly [number | null, number | null] | readonly [number | null];
};

type PeriodBarsProps = {
  label: string;
  bars: readonly PeriodBar[];
  /** The second part stands on the first, with their sum above; or beside it, each with its own value. */
  arranged: 'stacked' | 'paired';
  /** The upper end of the axis. */
  end: number;
  textOf: (value: number) => string;
};

const margin = { top: 30, right: 8 };
const tall = 130;

/** What was done in each week, month or day. */
export function PeriodBars({ label, bars, arranged, end, textOf }: PeriodBarsProps) {
  const ends = [0, end].map((value) => ({ value, text: textOf(value) }));
  const left = Math.max(40, ...ends.map(({ text }) => widthOf(text, 12) + 10));
  return (
    <Plot label={label}>
      {(width) => {
        const across = scaleBand({ domain: bars.map(({ key }) => key), range: [left, width - margin.right] });
        const up = scaleLinear<number>({ domain: [0, end], range: [margin.top + tall, margin.top] });
        const base = up(0);
        const labels = labelsBelow(
          bars.map((bar) => bar.label),
          across.bandwidth(),
        );
        const lines = Math.max(1, ...labels.map((one) => one?.length ?? 0));
        const columns = bars.map((bar) => columnsOf(bar, arranged));
        const isSaid = saidValues(columns, across.bandwidth(), textOf);
        return {
          height: base + 10 + lines * 15,
          marks: (
            <>
              <Axes
                {...{ left, base, right: width - margin.right }}
                ticks={ends.map(({ value, text }) => ({ y: up(value), text }))}
              />
              {bars.map((bar, at) => {
                const middle = (across(bar.key) ?? 0) + across.bandwidth() / 2;
                const own = columns[at] ?? [];
                const wide = Math.min(own.length > 1 ? 20 : 26, (across.bandwidth() * 0.62) / own.length);
                const gap = Math.min(8, across.bandwidth() - wide * own.length);
                const lines = labels[at];
                return (
                  <Group key={bar.key}>
                    <title>{bar.about}</title>
                    {own.map((column, place) => {
                      const offset = (place - (own.length - 1) / 2) * (wide + (own.length > 1 ? gap : 0));
                      const shown = isSaid(column) && (column.value !== null || own.length > 1);
                      return (
                        <Group key={column.key} left={middle + offset}>
                          {column.pieces.map(({ from, to, look }) => (
                            <Piece
                              key={look}
                              {...{ wide, look }}
                              bottom={up(from)}
                              top={up(to)}
                              isOnAnother={from > 0}
                            />
                          ))}
                          {shown && (
                            <text className={drawn.value} y={up(column.value ?? 0) - 8} textAnchor="middle">
                              {column.value === null ? '–' : textOf(column.value)}
                            </text>
                          )}
                        </Group>
                      );
                    })}
                    {lines && <WrappedText lines={lines} x={middle} y={base + 20} />}
                  </Group>
                );
              })}
            </>
          ),
        };
      }}
    </Plot>
  );
}

type Look = 'solid' | 'hollow';
type ColumnOfBar = { key: string; value: number | null; pieces: { from: number; to: number; look: Look }[] };

function columnsOf({ parts: [first, second] }: PeriodBar, arranged: PeriodBarsProps['arranged']): ColumnOfBar[] {
  if (arranged === 'stacked') {
    const [low, high] = [first ?? 0, (first ?? 0) + (second ?? 0)];
    const pieces = [pieceOf(0, low, 'solid'), pieceOf(low, high, 'hollow')].flat();
    return [{ key: 'sum', value: high, pieces }];
  }
  return [
    { key: 'first', value: first, pieces: pieceOf(0, first ?? 0, 'solid') },
    { key: 'second', value: second ?? null, pieces: pieceOf(0, second ?? 0, 'hollow') },
  ];
}

function pieceOf(from: number, to: number, look: Look): ColumnOfBar['pieces'] {
  return to > from ? [{ from, to, look }] : [];
}

/** Values stand on their marks where all have room; else the highest alone does. */
function saidValues(columns: readonly ColumnOfBar[][], band: number, textOf: (value: number) => string) {
  const all = columns.flat();
  const most = Math.max(...columns.map((own) => own.length));
  const widest = Math.max(...all.map(({ value }) => widthOf(textOf(value ?? 0), 13)));
  if (widest + 4 <= band / most) return () => true;
  const highest = all.reduce((one, other) => ((other.value ?? 0) > (one.value ?? 0) ? other : one));
  return (column: ColumnOfBar) => column === highest && highest.value !== null;
}

type PieceProps = { wide: number; look: Look; bottom: number; top: number; isOnAnother: boolean };

/** One part of a bar; on another it stands a hair above it, and an outline lies within its own measure. */
function Piece({ wide, look, bottom, top, isOnAnother }: PieceProps) {
  const inset = look === 'hollow' ? 0.625 : 0;
  const low = bottom - (isOnAnother ? 1.5 : 0) - inset;
  const height = Math.max(low - top - inset, look === 'hollow' ? 0.5 : 1);
  return (
    <Bar
      className={drawn[look]}
      x={-wide / 2 + inset}
      y={low - height}
      width={Math.max(wide - inset * 2, 1)}
      height={height}
    />
  );
}
