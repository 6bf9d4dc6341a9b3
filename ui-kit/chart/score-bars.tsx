import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId } from 'react';
import { Axes } from './axes.tsx';
import { drawnAs } from './drawn-as.ts';
import { Hatch } from './hatch.tsx';
import { LyingBars } from './lying-bars.tsx';
import { drawn, Plot } from './plot.tsx';
import { widthOf, wrapped } from './text-room.ts';
import { WrappedText } from './wrapped-text.tsx';

export type ScoreBar = {
  key: string;
  title: string;
  value: number;
  /** Hatched: every counted section was timed. */
  timed: boolean;
  /** Dashed outline: the key had been opened before. */
  seen?: boolean;
};

export type ScoreBarsProps = {
  label: string;
  bars: readonly ScoreBar[];
  /** The maximum score: the end of the axis. */
  end: number;
  /** Distance of the ticks; without it there are ticks at both ends only. */
  step?: number | undefined;
};

const margin = { top: 30, right: 8, left: 40 };
const tall = 130;

/**
 * A column chart of scores, one for each exam. If the titles do not fit below, the chart is
 * horizontal.
 */
export function ScoreBars({ label, bars, end, step = end }: ScoreBarsProps) {
  const hatch = useId();
  const figures = Array.from({ length: Math.floor(end / step) + 1 }, (_, at) => at * step);
  return (
    <Plot label={label}>
      {(width) => {
        const across = scaleBand({ domain: bars.map(({ key }) => key), range: [margin.left, width - margin.right] });
        const titles = bars.map(({ title }) => wrapped(title, across.bandwidth() - 4, { size: 12, most: 2 }));
        const highest = Math.max(...bars.map(({ value }) => widthOf(String(value), 13)));
        if (titles.includes(null) || highest > across.bandwidth()) {
          return LyingBars({ bars, end, figures, hatch, width });
        }
        const up = scaleLinear<number>({ domain: [0, end], range: [margin.top + tall, margin.top] });
        const base = up(0);
        const wide = Math.min(30, across.bandwidth() * 0.62);
        const lines = Math.max(1, ...titles.map((one) => one?.length ?? 0));
        return {
          height: base + 10 + lines * 15,
          marks: (
            <>
              <Hatch id={hatch} />
              <Axes
                left={margin.left}
                base={base}
                right={width - margin.right}
                ticks={figures.map((figure) => ({ y: up(figure), text: String(figure) }))}
              />
              {bars.map((one, at) => {
                const { key, value } = one;
                const { said, bar } = drawnAs(one, hatch);
                const middle = (across(key) ?? 0) + across.bandwidth() / 2;
                return (
                  <Group key={key} left={middle}>
                    <title>{said}</title>
                    <Bar {...bar} x={-wide / 2} y={up(value)} width={wide} height={base - up(value)} />
                    <text className={drawn.value} y={up(value) - 8} textAnchor="middle">
                      {value}
                    </text>
                    <WrappedText lines={titles[at] ?? []} x={0} y={base + 20} />
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
