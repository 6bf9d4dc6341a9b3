import { late, useLate } from '../../question/late.ts';

const beside = late(() => import('./beside/beside.tsx'));

/** Loads the practice extras: margin notes, explanation, and the counting of pending answers. */
export const useBeside = (wanted?: boolean) => useLate(beside, wanted);
