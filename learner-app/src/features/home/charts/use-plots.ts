import { usePart } from '../../../assigning/use-part.ts';

/** What draws the charts is by far the largest part of the page, and comes behind its numbers. */
export const loadPlots = () => import('./visx-plots.tsx');

export const usePlots = () => usePart(loadPlots);
export type Plots = ReturnType<typeof usePlots>;
