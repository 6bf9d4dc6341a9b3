import { late } from './late.ts';

/** The line to type in, and what judges it: most first questions are choices. */
export const typed = late(() => import('./late/typed-answer.tsx'));
