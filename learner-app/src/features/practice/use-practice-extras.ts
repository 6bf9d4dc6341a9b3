import { lazyCode, useLazyCode } from '../../question/lazy-code.ts';

const practiceExtras = lazyCode(() => import('./extras/practice-extras.tsx'));

/** Loads the practice extras: margin notes, explanation, and the counting of pending answers. */
export const usePracticeExtras = (wanted?: boolean) => useLazyCode(practiceExtras, wanted);
