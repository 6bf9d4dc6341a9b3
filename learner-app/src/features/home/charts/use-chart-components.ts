import { useLazyModule } from '../../../assigning/use-lazy-module.ts';

/** The drawing code is the largest part of the page and is loaded after the data. */
export const loadChartComponents = () => import('./visx-charts.tsx');

export const useChartComponents = () => useLazyModule(loadChartComponents);
export type ChartComponents = ReturnType<typeof useChartComponents>;
