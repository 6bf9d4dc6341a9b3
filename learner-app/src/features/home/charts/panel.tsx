import { Chart, type ChartProps } from '@fourfold/ui-kit/chart';
import { ChartEmpty } from '@fourfold/ui-kit/chart/chart-empty';
import { ChartSkeleton } from '@fourfold/ui-kit/chart/chart-skeleton';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { type ReactNode, useState } from 'react';
import css from './charts.module.css';
import type { Plots } from './use-plots.ts';

/** What a panel waits for, as its query says it. */
export type Asked<T> = {
  data: T | undefined;
  isError: boolean;
  isFetching: boolean;
  /** What is shown belongs to the filter before this one. */
  isPlaceholderData: boolean;
  refetch(): unknown;
};

type PanelProps<T> = Pick<ChartProps, 'title'> & {
  asked: Asked<{ data: readonly T[] }>;
  plots: Plots;
  /** Where there is nothing to draw: that it is so, and what will stand here. */
  empty: { title: string; about: string };
  /** What is drawn of these, null where there is nothing. */
  shown: (points: readonly T[]) => Shown | null;
};

/** A chart as its numbers make it: around the drawing, which comes with its own code. */
export type Shown = Pick<ChartProps, 'keys' | 'action' | 'note' | 'table'> & {
  plot: ((drawings: Extract<Plots, { at: 'ready' }>) => ReactNode) | null;
};

/** One chart of the dashboard with states of its own: it waits, fails and is empty alone (Q107). */
export function Panel<T>({ title, asked, plots, empty, shown }: PanelProps<T>) {
  const content = asked.data && shown(asked.data.data);
  const [hasDrawn, setDrawn] = useState(false);
  if (content && !hasDrawn) setDrawn(true);
  if (!asked.data) {
    return (
      <Chart title={title}>
        {asked.isError ? (
          <ErrorPanel title={`${title} could not be loaded.`} onRetry={() => asked.refetch()} busy={asked.isFetching}>
            Your answers are safe.
          </ErrorPanel>
        ) : (
          <ChartSkeleton label={`Loading ${title}`} />
        )}
      </Chart>
    );
  }
  if (!content) {
    return (
      <Chart title={title}>
        <ChartEmpty title={empty.title} tall={hasDrawn}>
          {empty.about}
        </ChartEmpty>
      </Chart>
    );
  }
  const { plot, ...frame } = content;
  return (
    <Chart title={title} {...frame}>
      <div className={css.drawing} aria-busy={asked.isPlaceholderData || undefined}>
        {plot && <Drawing plot={plot} plots={plots} title={title} />}
      </div>
    </Chart>
  );
}

function Drawing({ plot, plots, title }: { plot: NonNullable<Shown['plot']>; plots: Plots; title: string }) {
  if (plots.at === 'ready') return plot(plots);
  if (plots.at === 'loading') return <ChartSkeleton label={`Loading ${title}`} />;
  return (
    <ErrorPanel title="The drawing could not be loaded." onRetry={plots.retry}>
      The table below has its numbers.
    </ErrorPanel>
  );
}
