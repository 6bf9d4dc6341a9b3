import type { Question } from '@fourfold/core/contract/content';
import type { PracticeScreen } from '@fourfold/core/practice/practice-screen';

/** A question while it is answered, and when it is looked at again. */
export type Answering = {
  question: Question;
  screen: PracticeScreen;
  choose(answerIds: readonly string[]): void;
  type(text: string): void;
  /** To the questions before and behind it; undefined where there is none to look at. */
  previous?: (() => void) | undefined;
  following?: (() => void) | undefined;
};
