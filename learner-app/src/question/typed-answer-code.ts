import { lazyCode } from './lazy-code.ts';

/** The input and the judging of typed answers; loaded lazily, because most first questions are choices. */
export const typedAnswerCode = lazyCode(() => import('./lazy/typed-answer.tsx'));
