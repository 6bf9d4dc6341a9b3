import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { Plot, plotClasses } from './plot.tsx';
import { shortenText, textWidth, wrapText } from './text-width.ts';
import { WrappedText } from './wrapped-text.tsx';

type ChartColumn = {
  /** Unique among the columns. */
  key: string;
  /** Below the column, on at most three lines. */
  title: string;
  /** 0 to 100. */
  percent: number;
};

type ColumnChartProps = {
  /** Text alternative: what the chart shows, with its numbers. */
  label: string;
  /** The columns, from left to right. */
  bars: readonly ChartColumn[];
  /** The overall progress in percent, drawn as a ring, and the label in it. */
  whole: { percent: number; of: string };
};

const columnHeight = 116;
const gap = 40;
/** Pixels above a column, for its number; the title is below. */
const labelHeight = 24;
const columnWidths = { least: 44, most: 112 };
const radius = 60;

/**
 * A column chart of progress with a ring for the overall progress. A double line means complete.
 * Columns that do not fit wrap to further rows.
 */
export function ColumnChart({ label, bars, whole }: ColumnChartProps) {
  return (
    <Plot label={label}>
      {(width) => {
        const ring = width < 420 ? 112 : radius * 2 + 12;
        const ringGap = width < 420 ? 24 : gap;
        const minColumnWidth = columnWidth(bars);
        const columnsBesideRing = Math.floor((width - ring - ringGap) / minColumnWidth);
        const isRingBeside = Math.ceil(bars.length / Math.max(columnsBesideRing, 1)) <= 2;
        const availableWidth = isRingBeside ? width - ring - ringGap : width;
        const rows = Math.ceil(bars.length / Math.max(1, Math.floor(availableWidth / minColumnWidth)));
        const columns = Math.ceil(bars.length / rows);
        const pitch = Math.min(availableWidth / columns, 2 * columnWidths.most);
        const titles = bars.map(({ title }) => titleLines(title, pitch - 4));
        const lines = Math.max(1, ...titles.map((own) => own.length));
        const row = labelHeight + columnHeight + 8 + lines * 15 + 12;
        const yScale = scaleLinear<number>({ domain: [0, 100], range: [labelHeight + columnHeight, labelHeight] });
        const origin = isRingBeside ? { left: ring + ringGap, top: 0 } : { left: 0, top: ring + gap / 2 };
        return {
          height: Math.max(origin.top + rows * row - 12, ring + labelHeight),
          marks: (
            <>
              <ProgressRing
                percent={whole.percent}
                of={whole.of}
                size={ring}
                top={isRingBeside ? labelHeight - 8 : 0}
              />
              {bars.map(({ key, title, percent }, at) => (
                <Group
                  key={key}
                  left={origin.left + ((at % columns) + 0.5) * pitch}
                  top={origin.top + Math.floor(at / columns) * row}
                >
                  <title>{`${title}: ${percent}%`}</title>
                  <text className={plotClasses.value} y={14} textAnchor="middle">
                    {percent}%
                  </text>
                  <ProgressColumn percent={percent} yScale={yScale} />
                  <WrappedText lines={titles[at] ?? []} x={0} y={labelHeight + columnHeight + 20} />
                </Group>
              ))}
            </>
          ),
        };
      }}
    </Plot>
  );
}

function ProgressColumn({ percent, yScale }: { percent: number; yScale: (percent: number) => number }) {
  if (percent >= 100) {
    return [-3.4, 1.6].map((x) => (
      <Bar key={x} className={plotClasses.solid} x={x} y={yScale(100)} width={1.75} height={yScale(0) - yScale(100)} />
    ));
  }
  return (
    <>
      <Bar className={plotClasses.hair} x={-1.5} y={yScale(100)} width={3} height={yScale(0) - yScale(100)} />
      {percent > 0 && (
        <Bar
          className={plotClasses.solid}
          x={-1.5}
          y={yScale(percent)}
          width={3}
          height={yScale(0) - yScale(percent)}
        />
      )}
    </>
  );
}

function ProgressRing({ percent, of, size, top }: { percent: number; of: string; size: number; top: number }) {
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
      <text className={plotClasses.total} x={middle} y={middle + 3} textAnchor="middle">
        {percent}%
      </text>
      <text x={middle} y={middle + 22} textAnchor="middle">
        {of}
      </text>
    </Group>
  );
}

/** The smallest column width in which every number fits, and every title in three lines without broken words. */
function columnWidth(bars: readonly ChartColumn[]): number {
  const { most } = columnWidths;
  const least = Math.max(columnWidths.least, ...bars.map(({ percent }) => textWidth(`${percent}%`, 13) + 4));
  for (let columnWidthTried = least; columnWidthTried < most; columnWidthTried += 4) {
    if (bars.every(({ title }) => wrapText(title, columnWidthTried - 4, { size: 12, maxLines: 3 })))
      return columnWidthTried;
  }
  return most;
}

function titleLines(title: string, room: number): string[] {
  return wrapText(title, room, { size: 12, maxLines: 3 }) ?? [shortenText(title, room, 12)];
}
