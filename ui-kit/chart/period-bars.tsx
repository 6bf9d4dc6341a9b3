import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { Axes } from './axes.tsx';
import { type ColumnArrangement, layOutColumns, type PeriodBar, periodColumns } from './columns.ts';
import { Plot, plotClasses } from './plot.tsx';
import { textWidth, wrapText } from './text-width.ts';
import { WrappedText } from './wrapped-text.tsx';

export type PeriodBarsProps = {
  /** Text alternative: what the chart shows, with its most important numbers. */
  label: string;
  /** The periods, from left to right. */
  bars: readonly PeriodBar[];
  /** Whether the two values of a period are parts of a sum or side by side. */
  arrangement: ColumnArrangement;
  /** Maximum of the value axis. */
  end: number;
  /** Returns a value as text, with its unit. */
  textOf: (value: number) => string;
};

const margin = { top: 30, right: 8 };
const plotHeight = 130;
const axisTextSize = 12;
const valueTextSize = 13;

/** A chart of the work in each week, month or day. */
export function PeriodBars({ label, bars, arrangement, end, textOf }: PeriodBarsProps) {
  const left = Math.max(40, textWidth(textOf(end), axisTextSize) + 10);
  const columns = bars.map((bar) => periodColumns(bar, arrangement));
  return (
    <Plot label={label}>
      {(width) => {
        const right = width - margin.right;
        const xScale = scaleBand({ domain: bars.map(({ key }) => key), range: [left, right] });
        const band = xScale.bandwidth();
        const yScale = scaleLinear<number>({ domain: [0, end], range: [margin.top + plotHeight, margin.top] });
        const base = yScale(0);
        const labelTexts = bars.map((bar) => bar.label);
        const labels = axisLabels(labelTexts, band);
        const { wide: columnWidth, apart: columnPitch, hasValueLabel } = layOutColumns(columns, band, textOf);
        const ticks = [
          { y: base, text: '0' },
          { y: yScale(end), text: textOf(end) },
        ];
        const lines = Math.max(1, ...labels.map((one) => one?.length ?? 0));
        return {
          height: base + 10 + lines * 15,
          marks: (
            <>
              <Axes {...{ left, right, base, ticks }} />
              {bars.map((bar, at) => (
                <Group key={bar.key} left={(xScale(bar.key) ?? 0) + band / 2}>
                  <title>{bar.about}</title>
                  {columns[at]?.map((column, index, { length }) => (
                    <Group key={column.key} left={(index - (length - 1) / 2) * columnPitch}>
                      {column.pieces.map(({ from, to, fillStyle }) => (
                        <ColumnPiece
                          key={fillStyle}
                          {...{ columnWidth, fillStyle }}
                          bottom={yScale(from)}
                          top={yScale(to)}
                          isStacked={from > 0}
                        />
                      ))}
                      {hasValueLabel(column) && (
                        <ValueLabel
                          text={column.value === null ? '–' : textOf(column.value)}
                          y={yScale(column.value ?? 0) - 8}
                          room={(xScale(bar.key) ?? 0) + band / 2 + (index - (length - 1) / 2) * columnPitch - left}
                        />
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

/** A value above its column, in the middle of it if it does not reach the value axis `room` pixels to the left. */
function ValueLabel({ text, y, room }: { text: string; y: number; room: number }) {
  const half = textWidth(text, valueTextSize) / 2;
  return (
    <text className={plotClasses.value} x={Math.max(0, half + 4 - room)} y={y} textAnchor="middle">
      {text}
    </text>
  );
}

type ColumnPieceProps = {
  columnWidth: number;
  fillStyle: 'solid' | 'hollow';
  bottom: number;
  top: number;
  /** A stacked piece has a small gap below it. */
  isStacked: boolean;
};

/** One part of a column. The outline is inside its size, and a small value is still visible. */
function ColumnPiece({ columnWidth, fillStyle, bottom, top, isStacked }: ColumnPieceProps) {
  const inset = fillStyle === 'hollow' ? 0.625 : 0;
  const low = bottom - (isStacked ? 1.5 : 0) - inset;
  const height = Math.max(low - top - inset, fillStyle === 'hollow' ? 0.5 : 1);
  return (
    <Bar
      className={plotClasses[fillStyle]}
      x={inset - columnWidth / 2}
      y={low - height}
      width={Math.max(columnWidth - inset * 2, 1)}
      height={height}
    />
  );
}

/**
 * Returns the lines of each label below marks at a distance of `pitch` pixels: at most two lines
 * each. If they do not fit, only every second or third label is shown; the others are null.
 */
function axisLabels(labels: readonly string[], pitch: number): (readonly string[] | null)[] {
  const room = pitch - 4;
  const all = labels.map((label) => wrapText(label, room, { size: axisTextSize, maxLines: 2 }));
  const widest = Math.max(...labels.map((label) => textWidth(label, axisTextSize)));
  if (!all.includes(null)) {
    // If one label needs two lines, all labels of that length get two.
    return widest <= room
      ? all
      : labels.map((label) => wrapText(label, Math.min(room, widest * 0.7), { size: axisTextSize, maxLines: 2 }));
  }
  const every = Math.ceil((widest + 8) / pitch);
  return labels.map((label, at) => (at % every === 0 ? [label] : null));
}
