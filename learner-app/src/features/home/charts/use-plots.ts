import { usePart } from '../../../assigning/use-part.ts';

/** The drawing code is the largest part of the page and is loaded after the data. */
export const loadPlots = () => import('./visx-plots.tsx');

export const usePlots = () => usePart(loadPlots);
export type Plots = ReturnType<typeof usePlots>;
