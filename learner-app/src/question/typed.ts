import { late } from './late.ts';

/**
 * The input and the judging of typed answers; loaded lazily, because most first questions are
 * choices.
 */
export const typed = late(() => import('./late/typed-answer.tsx'));
