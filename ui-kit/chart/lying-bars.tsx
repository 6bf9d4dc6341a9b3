import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { drawnAs } from './drawn-as.ts';
import { Hatch } from './hatch.tsx';
import { drawn } from './plot.tsx';
import type { ScoreBar } from './score-bars.tsx';
import { shortened, widthOf } from './text-room.ts';

type LyingBarsProps = {
  bars: readonly ScoreBar[];
  end: number;
  figures: readonly number[];
  hatch: string;
  width: number;
};

/** Pixels reserved for the value after its bar. */
const forValue = 44;

/**
 * A horizontal bar chart of scores. Titles are beside the bars, or above them if the space is
 * narrow.
 */
export function LyingBars({ bars, end, figures, hatch, width }: LyingBarsProps) {
  const longest = Math.max(...bars.map(({ title }) => widthOf(title, 13)));
  const beside = longest + 12 <= width * 0.5;
  const left = beside ? longest + 12 : 0;
  const pitch = beside ? 30 : 46;
  const along = scaleLinear<number>({ domain: [0, end], range: [left, width - forValue] });
  const base = bars.length * pitch + 4;
  return {
    height: base + 22,
    marks: (
      <>
        <Hatch id={hatch} />
        {bars.map((one, at) => {
          const { key, title, value } = one;
          const { said, bar } = drawnAs(one, hatch);
          return (
            <Group key={key} top={at * pitch}>
              <title>{said}</title>
              <text
                className={drawn.name}
                x={beside ? left - 12 : 0}
                y={beside ? 20 : 14}
                textAnchor={beside ? 'end' : 'start'}
              >
                {shortened(title, beside ? longest : width, 13)}
              </text>
              <Bar {...bar} x={left} y={beside ? 8 : 22} width={Math.max(along(value) - left, 1)} height={16} />
              <text className={drawn.value} x={along(value) + 8} y={beside ? 20.5 : 34.5}>
                {value}
              </text>
            </Group>
          );
        })}
        <path className={drawn.axis} fill="none" d={`M${left} ${beside ? 0 : base}V${base}H${along(end)}`} />
        {figures.map((figure, at) => (
          <text key={figure} x={along(figure)} y={base + 18} textAnchor={at === 0 && left === 0 ? 'start' : 'middle'}>
            {figure}
          </text>
        ))}
      </>
    ),
  };
}
