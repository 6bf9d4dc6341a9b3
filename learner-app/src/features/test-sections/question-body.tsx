import { hasUnknownKind } from '@fourfold/core/wire/item-of';
import { shownItem, type TestQuestion } from '@fourfold/core/wire/tests/sealed-question';
import { Instructions } from '@fourfold/ui-kit/question/instructions';
import type { ReactNode } from 'react';
import { QuestionStem } from '../../question/question-passage.tsx';
import { UnknownKind } from '../../question/unknown-kind.tsx';

export type QuestionBodyProps = {
  question: TestQuestion;
  /** Size of the text in percent. */
  zoom: number;
  /** The answers of the question. */
  children: ReactNode;
};

/** A question without its passage, with its answers; used on the page, in the dialog and in the review. */
export function QuestionBody({ question, zoom, children }: QuestionBodyProps) {
  const isUnknown = hasUnknownKind(question);
  return (
    <div style={{ zoom: zoom / 100 }}>
      {!isUnknown && <Instructions kind={shownItem(question).kind} />}
      <QuestionStem question={question} />
      {isUnknown ? <UnknownKind /> : children}
    </div>
  );
}
