import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Axes } from './axes.tsx';
import { axisLabels } from './axis-labels.ts';
import { ColumnPiece } from './column-piece.tsx';
import { type ColumnArrangement, layOutColumns, type PeriodBar, periodColumns } from './columns.ts';
import { Plot, plotClasses } from './plot.tsx';
import { textWidth } from './text-width.ts';
import { WrappedText } from './wrapped-text.tsx';

export type PeriodBarsProps = {
  label: string;
  bars: readonly PeriodBar[];
  arrangement: ColumnArrangement;
  /** Maximum of the value axis. */
  end: number;
  textOf: (value: number) => string;
};

const margin = { top: 30, right: 8 };
const plotHeight = 130;

/** A chart of the work in each week, month or day. */
export function PeriodBars({ label, bars, arrangement, end, textOf }: PeriodBarsProps) {
  const left = Math.max(40, textWidth(textOf(end), 12) + 10);
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
                        <text className={plotClasses.value} y={yScale(column.value ?? 0) - 8} textAnchor="middle">
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
