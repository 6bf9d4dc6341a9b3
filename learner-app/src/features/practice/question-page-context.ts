import { createContext } from 'react';

/** Connects a question with the layout around it. */
export const QuestionPageContext = createContext({
  /** URL of the Back link. */
  back: '',
  /** Reports the id of the shown question; null when it is removed. */
  setShownQuestion(_questionId: string | null) {},
});
