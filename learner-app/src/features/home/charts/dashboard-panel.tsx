import type { ChartRange } from '@fourfold/core/charts/periods';
import type { Account } from '@fourfold/core/contract/session';
import type { Reply } from '@fourfold/core/contract/types';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DashboardCall } from '../dashboard-calls.at-build.ts';
import { dashboardQuery } from '../home-first-calls.ts';
import { ChartPanel, type ChartPanelProps, type PanelContent, type PanelQuery } from './chart-panel.tsx';
import { panelQuery } from './panel-query.ts';
import type { ChartComponents } from './use-chart-components.ts';

export type PanelProps = { account: Account; range: ChartRange; plots: ChartComponents };

/** The calls of the dashboard whose reply is a list. */
export type PanelCall = {
  [C in DashboardCall]: Reply<C> extends { data: readonly unknown[] } ? C : never;
}[DashboardCall];

/** A chart of the dashboard. It is shown to those who may make its call. */
export type DashboardPanel = { call: PanelCall; render(props: PanelProps): ReactNode };

/** One item of a call's reply, such as the numbers of one bar. */
export type PointOf<C extends PanelCall> = Reply<C>['data'][number];

type PlainChart<C extends PanelCall> = Pick<ChartPanelProps<PointOf<C>>, 'title' | 'empty'> & {
  /** Returns the content for the data; null if there is nothing to draw. */
  contentOf(points: readonly PointOf<C>[], type: ChartRange['type']): PanelContent | null;
};

/** Returns the panel of a chart without a state of its own. */
export function dashboardPanel<C extends PanelCall>(call: C, chart: PlainChart<C>): DashboardPanel {
  return { call, render: (props) => <PlainPanel {...{ call, ...chart, ...props }} /> };
}

function PlainPanel<C extends PanelCall>({
  call,
  account,
  range,
  plots,
  contentOf,
  ...frame
}: { call: C } & PlainChart<C> & PanelProps) {
  const query = usePanelQuery(call, account, range);
  return <ChartPanel {...frame} {...{ query, plots }} contentOf={(points) => contentOf(points, range.type)} />;
}

/** The data of a panel, which is fetched at each visit. */
export function usePanelQuery<C extends PanelCall>(
  call: C,
  account: Account,
  range: ChartRange,
): PanelQuery<{ data: readonly PointOf<C>[] }> {
  return useQuery(panelQuery<C>(dashboardQuery(call, account, range)));
}
