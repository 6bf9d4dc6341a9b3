import { createContext } from 'react';

/** Connects a question with the layout around it. */
export const QuestionPage = createContext({
  /** URL of the Back link. */
  back: '',
  /** Reports the id of the shown question; null when it is removed. */
  show(_questionId: string | null) {},
});
