import type { Question } from '@fourfold/core/contract/content';
import type { Given } from '@fourfold/core/kinds/registry';
import type { PracticeScreen } from '@fourfold/core/practice/practice-screen';

/** A question while it is answered or viewed again. */
export type AnsweringState = {
  question: Question;
  screen: PracticeScreen;
  /** All that is given, after a change. */
  give(given: Given): void;
  /** Go to the question before or after; undefined if there is none. */
  previous?: (() => void) | undefined;
  following?: (() => void) | undefined;
};
