import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId } from 'react';
import { Axes } from './axes.tsx';
import { BarChart } from './bar-chart.tsx';
import { HatchPattern } from './hatch-pattern.tsx';
import { Plot, plotClasses } from './plot.tsx';
import { type ScoreBar, scoreBarStyle } from './score-bar.ts';
import { textWidth, wrapText } from './text-width.ts';
import { WrappedText } from './wrapped-text.tsx';

export type ScoreBarsProps = {
  /** Text alternative: what the chart shows, and its maximum. */
  label: string;
  /** The scores, from left to right. */
  bars: readonly ScoreBar[];
  /** The maximum score: the end of the axis. */
  end: number;
  /** Distance of the ticks; without it there are ticks at both ends only. */
  step?: number | undefined;
};

const margin = { top: 30, right: 8, left: 40 };
const plotHeight = 130;

/** A column chart of scores, one for each exam. If the titles do not fit below, the chart is horizontal. */
export function ScoreBars({ label, bars, end, step = end }: ScoreBarsProps) {
  const hatch = useId();
  const ticks = Array.from({ length: Math.floor(end / step) + 1 }, (_, at) => at * step);
  return (
    <Plot label={label}>
      {(width) => {
        const xScale = scaleBand({ domain: bars.map(({ key }) => key), range: [margin.left, width - margin.right] });
        const titles = bars.map(({ title }) => wrapText(title, xScale.bandwidth() - 4, { size: 12, maxLines: 2 }));
        const highest = Math.max(...bars.map(({ value }) => textWidth(String(value), 13)));
        if (titles.includes(null) || highest > xScale.bandwidth()) {
          return BarChart({ bars, end, ticks, hatch, width });
        }
        const yScale = scaleLinear<number>({ domain: [0, end], range: [margin.top + plotHeight, margin.top] });
        const base = yScale(0);
        const barWidth = Math.min(30, xScale.bandwidth() * 0.62);
        const lines = Math.max(1, ...titles.map((one) => one?.length ?? 0));
        return {
          height: base + 10 + lines * 15,
          marks: (
            <>
              <HatchPattern id={hatch} />
              <Axes
                left={margin.left}
                base={base}
                right={width - margin.right}
                ticks={ticks.map((figure) => ({ y: yScale(figure), text: String(figure) }))}
              />
              {bars.map((one, at) => {
                const { key, value } = one;
                const { tooltip, bar } = scoreBarStyle(one, hatch);
                const middle = (xScale(key) ?? 0) + xScale.bandwidth() / 2;
                return (
                  <Group key={key} left={middle}>
                    <title>{tooltip}</title>
                    <Bar {...bar} x={-barWidth / 2} y={yScale(value)} width={barWidth} height={base - yScale(value)} />
                    <text className={plotClasses.value} y={yScale(value) - 8} textAnchor="middle">
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
