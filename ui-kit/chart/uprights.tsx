import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { drawn, Plot } from './plot.tsx';
import { shortened, wrapped } from './text-room.ts';
import { WrappedText } from './wrapped-text.tsx';

export type Upright = {
  key: string;
  title: string;
  /** 0 to 100. */
  percent: number;
};

type UprightsProps = {
  label: string;
  bars: readonly Upright[];
  /** The overall progress, drawn as a ring, and its label. */
  whole: { percent: number; of: string };
};

const tall = 116;
const gap = 40;
/** Pixels above a column, for its number; the title is below. */
const above = 24;
const columnWidths = { least: 44, most: 112 };
const radius = 60;

/**
 * A column chart of progress with a ring for the overall progress. A double line means complete.
 * Columns that do not fit wrap to further rows.
 */
export function Uprights({ label, bars, whole }: UprightsProps) {
  return (
    <Plot label={label}>
      {(width) => {
        const ring = width < 420 ? 112 : radius * 2 + 12;
        const between = width < 420 ? 24 : gap;
        const least = columnWidth(bars);
        const beside = Math.floor((width - ring - between) / least);
        const isBeside = Math.ceil(bars.length / Math.max(beside, 1)) <= 2;
        const room = isBeside ? width - ring - between : width;
        const rows = Math.ceil(bars.length / Math.max(1, Math.floor(room / least)));
        const columns = Math.ceil(bars.length / rows);
        const pitch = Math.min(room / columns, 2 * columnWidths.most);
        const titles = bars.map(({ title }) => titleIn(title, pitch - 4));
        const lines = Math.max(1, ...titles.map((own) => own.length));
        const row = above + tall + 8 + lines * 15 + 12;
        const up = scaleLinear<number>({ domain: [0, 100], range: [above + tall, above] });
        const origin = isBeside ? { left: ring + between, top: 0 } : { left: 0, top: ring + gap / 2 };
        return {
          height: Math.max(origin.top + rows * row - 12, ring + above),
          marks: (
            <>
              <Ring percent={whole.percent} of={whole.of} size={ring} top={isBeside ? above - 8 : 0} />
              {bars.map(({ key, title, percent }, at) => (
                <Group
                  key={key}
                  left={origin.left + ((at % columns) + 0.5) * pitch}
                  top={origin.top + Math.floor(at / columns) * row}
                >
                  <title>{`${title}: ${percent}%`}</title>
                  <text className={drawn.value} y={14} textAnchor="middle">
                    {percent}%
                  </text>
                  <Rule percent={percent} up={up} />
                  <WrappedText lines={titles[at] ?? []} x={0} y={above + tall + 20} />
                </Group>
              ))}
            </>
          ),
        };
      }}
    </Plot>
  );
}

function Rule({ percent, up }: { percent: number; up: (percent: number) => number }) {
  if (percent >= 100) {
    return [-3.4, 1.6].map((x) => (
      <Bar key={x} className={drawn.solid} x={x} y={up(100)} width={1.75} height={up(0) - up(100)} />
    ));
  }
  return (
    <>
      <Bar className={drawn.hair} x={-1.5} y={up(100)} width={3} height={up(0) - up(100)} />
      {percent > 0 && <Bar className={drawn.solid} x={-1.5} y={up(percent)} width={3} height={up(0) - up(percent)} />}
    </>
  );
}

function Ring({ percent, of, size, top }: { percent: number; of: string; size: number; top: number }) {
  const middle = size / 2;
  const r = middle - 6;
  const length = 2 * Math.PI * r;
  const circle = { cx: middle, cy: middle, fill: 'none' };
  return (
    <Group top={top}>
      {percent >= 100 ? (
        [r, r - 5].map((own) => <circle key={own} {...circle} r={own} stroke="var(--ink)" strokeWidth={1.75} />)
      ) : (
        <>
          <circle {...circle} r={r} stroke="var(--rule)" strokeWidth={3} />
          {percent > 0 && (
            <circle
              {...circle}
              r={r}
              stroke="var(--ink)"
              strokeWidth={3}
              strokeDasharray={`${(length * percent) / 100} ${length}`}
              transform={`rotate(-90 ${middle} ${middle})`}
            />
          )}
        </>
      )}
      <text className={drawn.total} x={middle} y={middle + 3} textAnchor="middle">
        {percent}%
      </text>
      <text x={middle} y={middle + 22} textAnchor="middle">
        {of}
      </text>
    </Group>
  );
}

/** The smallest column width in which every title fits in three lines without broken words. */
function columnWidth(bars: readonly Upright[]): number {
  const { least, most } = columnWidths;
  for (let wide: number = least; wide < most; wide += 4) {
    if (bars.every(({ title }) => wrapped(title, wide - 4, { size: 12, most: 3 }))) return wide;
  }
  return most;
}

function titleIn(title: string, room: number): string[] {
  return wrapped(title, room, { size: 12, most: 3 }) ?? [shortened(title, room, 12)];
}
