import { Chart, type ChartProps } from '@fourfold/ui-kit/chart';
import { ChartEmpty } from '@fourfold/ui-kit/chart/chart-empty';
import { ChartSkeleton } from '@fourfold/ui-kit/chart/chart-skeleton';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { type ReactNode, useState } from 'react';
import css from './charts.module.css';
import type { Plots } from './use-plots.ts';

/** The part of a query result that a panel uses. */
export type Asked<T> = {
  data: T | undefined;
  isError: boolean;
  isFetching: boolean;
  /** The data belongs to the previous filter. */
  isPlaceholderData: boolean;
  refetch(): unknown;
};

type PanelProps<T> = Pick<ChartProps, 'title'> & {
  asked: Asked<{ data: readonly T[] }>;
  plots: Plots;
  /** Title and text of the empty state. */
  empty: { title: string; about: string };
  /** Returns the content for the data; null if there is nothing to draw. */
  shown: (points: readonly T[]) => Shown | null;
};

/** The content of a chart; `plot` renders it once the drawing code is loaded. */
export type Shown = Pick<ChartProps, 'keys' | 'action' | 'note' | 'table'> & {
  plot: ((drawings: Extract<Plots, { at: 'ready' }>) => ReactNode) | null;
};

/** One chart of the dashboard with its own loading, error and empty state (Q107). */
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
