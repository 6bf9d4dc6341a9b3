import { late, useLate } from '../../question/late.ts';

const beside = late(() => import('./beside.tsx'));

/** What stands beside a question and under its answers. */
export const useBeside = () => useLate(beside);
