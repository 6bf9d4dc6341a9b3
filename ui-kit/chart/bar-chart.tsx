import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { HatchPattern } from './hatch-pattern.tsx';
import { plotClasses } from './plot.tsx';
import { type ScoreBar, scoreBarStyle } from './score-bar.ts';
import { shortenText, textWidth } from './text-width.ts';

type BarChartProps = {
  bars: readonly ScoreBar[];
  end: number;
  ticks: readonly number[];
  hatch: string;
  width: number;
};

/** Pixels reserved for the value after its bar. */
const valueWidth = 44;

/** A horizontal bar chart of scores. Titles are beside the bars, or above them if the space is narrow. */
export function BarChart({ bars, end, ticks, hatch, width }: BarChartProps) {
  const longest = Math.max(...bars.map(({ title }) => textWidth(title, 13)));
  const areTitlesBeside = longest + 12 <= width * 0.5;
  const left = areTitlesBeside ? longest + 12 : 0;
  const pitch = areTitlesBeside ? 30 : 46;
  const xScale = scaleLinear<number>({ domain: [0, end], range: [left, width - valueWidth] });
  const base = bars.length * pitch + 4;
  return {
    height: base + 22,
    marks: (
      <>
        <HatchPattern id={hatch} />
        {bars.map((one, at) => {
          const { key, title, value } = one;
          const { tooltip, bar } = scoreBarStyle(one, hatch);
          return (
            <Group key={key} top={at * pitch}>
              <title>{tooltip}</title>
              <text
                className={plotClasses.name}
                x={areTitlesBeside ? left - 12 : 0}
                y={areTitlesBeside ? 20 : 14}
                textAnchor={areTitlesBeside ? 'end' : 'start'}
              >
                {shortenText(title, areTitlesBeside ? longest : width, 13)}
              </text>
              <Bar
                {...bar}
                x={left}
                y={areTitlesBeside ? 8 : 22}
                width={Math.max(xScale(value) - left, 1)}
                height={16}
              />
              <text className={plotClasses.value} x={xScale(value) + 8} y={areTitlesBeside ? 20.5 : 34.5}>
                {value}
              </text>
            </Group>
          );
        })}
        <path
          className={plotClasses.axis}
          fill="none"
          d={`M${left} ${areTitlesBeside ? 0 : base}V${base}H${xScale(end)}`}
        />
        {ticks.map((figure, at) => (
          <text key={figure} x={xScale(figure)} y={base + 18} textAnchor={at === 0 && left === 0 ? 'start' : 'middle'}>
            {figure}
          </text>
        ))}
      </>
    ),
  };
}
