import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Axes } from './axes.tsx';
import { type Arranged, columnsOf, layOut, type PeriodBar } from './columns.ts';
import { labelsBelow } from './labels-below.ts';
import { Piece } from './piece.tsx';
import { drawn, Plot } from './plot.tsx';
import { widthOf } from './text-room.ts';
import { WrappedText } from './wrapped-text.tsx';

export type PeriodBarsProps = {
  label: string;
  bars: readonly PeriodBar[];
  arranged: Arranged;
  /** Maximum of the value axis. */
  end: number;
  textOf: (value: number) => string;
};

const margin = { top: 30, right: 8 };
const tall = 130;

/** A chart of the work in each week, month or day. */
export function PeriodBars({ label, bars, arranged, end, textOf }: PeriodBarsProps) {
  const left = Math.max(40, widthOf(textOf(end), 12) + 10);
  const columns = bars.map((bar) => columnsOf(bar, arranged));
  return (
    <Plot label={label}>
      {(width) => {
        const right = width - margin.right;
        const across = scaleBand({ domain: bars.map(({ key }) => key), range: [left, right] });
        const band = across.bandwidth();
        const up = scaleLinear<number>({ domain: [0, end], range: [margin.top + tall, margin.top] });
        const base = up(0);
        const names = bars.map((bar) => bar.label);
        const labels = labelsBelow(names, band);
        const { wide, apart, isSaid } = layOut(columns, band, textOf);
        const ticks = [
          { y: base, text: '0' },
          { y: up(end), text: textOf(end) },
        ];
        const lines = Math.max(1, ...labels.map((one) => one?.length ?? 0));
        return {
          height: base + 10 + lines * 15,
          marks: (
            <>
              <Axes {...{ left, right, base, ticks }} />
              {bars.map((bar, at) => (
                <Group key={bar.key} left={(across(bar.key) ?? 0) + band / 2}>
                  <title>{bar.about}</title>
                  {columns[at]?.map((column, place, { length }) => (
                    <Group key={column.key} left={(place - (length - 1) / 2) * apart}>
                      {column.pieces.map(({ from, to, look }) => (
                        <Piece key={look} {...{ wide, look }} bottom={up(from)} top={up(to)} isOnAnother={from > 0} />
                      ))}
                      {isSaid(column) && (
                        <text className={drawn.value} y={up(column.value ?? 0) - 8} textAnchor="middle">
                          {column.value === null ? '–' : textOf(column.value)}
                        </text>
                      )}
                    </Group>
                  ))}
                  <WrappedText lines={labels[at] ?? []} x={0} y={base + 20} />
                </Group>
              ))}
            </>
          ),
        };
      }}
    </Plot>
  );
}
