import { Chart, type ChartProps } from '@fourfold/ui-kit/chart';
import { ChartEmpty } from '@fourfold/ui-kit/chart/chart-empty';
import { ChartSkeleton } from '@fourfold/ui-kit/chart/chart-skeleton';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { type ReactNode, useState } from 'react';
import css from './charts.module.css';
import type { ChartComponents } from './use-chart-components.ts';

/** The part of a query result that a panel uses. */
export type PanelQuery<T> = {
  data: T | undefined;
  isError: boolean;
  isFetching: boolean;
  /** The data belongs to the previous filter. */
  isPlaceholderData: boolean;
  refetch(): unknown;
};

export type ChartPanelProps<T> = Pick<ChartProps, 'title'> & {
  query: PanelQuery<{ data: readonly T[] }>;
  plots: ChartComponents;
  /** Title and text of the empty state. */
  empty: { title: string; about: string };
  /** Returns the content for the data; null if there is nothing to draw. */
  contentOf: (points: readonly T[]) => PanelContent | null;
};

/** The content of a chart; `plot` renders it once the drawing code is loaded. */
export type PanelContent = Pick<ChartProps, 'keys' | 'action' | 'note' | 'table'> & {
  plot: ((drawings: Extract<ChartComponents, { kind: 'ready' }>) => ReactNode) | null;
};

/** One chart of the dashboard with its own loading, error and empty state (Q107). */
export function ChartPanel<T>({ title, query, plots: charts, empty, contentOf }: ChartPanelProps<T>) {
  const content = query.data && contentOf(query.data.data);
  const [hasDrawn, setDrawn] = useState(false);
  if (content && !hasDrawn) setDrawn(true);
  if (!query.data) {
    return (
      <Chart title={title}>
        {query.isError ? (
          <ErrorPanel title={`${title} could not be loaded.`} onRetry={() => query.refetch()} busy={query.isFetching}>
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
        <ChartEmpty title={empty.title} hasPlotHeight={hasDrawn}>
          {empty.about}
        </ChartEmpty>
      </Chart>
    );
  }
  const { plot, ...frame } = content;
  return (
    <Chart title={title} {...frame}>
      <div className={css.drawing} aria-busy={query.isPlaceholderData || undefined}>
        {plot && <PanelPlot plot={plot} plots={charts} title={title} />}
      </div>
    </Chart>
  );
}

function PanelPlot({
  plot,
  plots,
  title,
}: {
  plot: NonNullable<PanelContent['plot']>;
  plots: ChartComponents;
  title: string;
}) {
  if (plots.kind === 'ready') return plot(plots);
  if (plots.kind === 'loading') return <ChartSkeleton label={`Loading ${title}`} />;
  return (
    <ErrorPanel title="The drawing could not be loaded." onRetry={plots.retry}>
      The table below has its numbers.
    </ErrorPanel>
  );
}
