import { type TestQuestion, testInput } from '@fourfold/core/test-section/test-question';
import { Instructions } from '@fourfold/ui-kit/question/instructions';
import type { ReactNode } from 'react';
import { Stem } from '../../question/passage.tsx';

export type QuestionBodyProps = {
  question: TestQuestion;
  /** Size of the text in percent. */
  zoom: number;
  /** The answers of the question. */
  children: ReactNode;
};

/**
 * A question without its passage, with its answers; used on the page, in the dialog and in the
 * review.
 */
export function QuestionBody({ question, zoom, children }: QuestionBodyProps) {
  return (
    <div style={{ zoom: zoom / 100 }}>
      <Instructions input={testInput(question)} />
      <Stem question={question} />
      {children}
    </div>
  );
}
