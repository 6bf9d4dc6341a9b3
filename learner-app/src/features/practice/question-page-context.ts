import type { Question } from '@fourfold/core/contract/content';
import { createContext } from 'react';

/** Connects a question with the layout around it. */
export const QuestionPageContext = createContext({
  /** URL of the Back link. */
  back: '',
  /** Reports the shown question; null when it is removed. */
  setShownQuestion(_question: Question | null) {},
});
