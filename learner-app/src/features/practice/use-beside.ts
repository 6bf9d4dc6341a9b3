import { late, useLate } from '../../question/late.ts';

const beside = late(() => import('./beside/beside.tsx'));

/** What stands beside a question and under its answers, and what counts answers that are on their way. */
export const useBeside = (wanted?: boolean) => useLate(beside, wanted);
