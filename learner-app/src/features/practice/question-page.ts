import { createContext } from 'react';

/** What the page around a question knows, and is told by it. */
export const QuestionPage = createContext({
  /** Where Back leads. */
  back: '',
  /** The question that is on the screen; null when there is none any more. */
  show(_questionId: string | null) {},
});
