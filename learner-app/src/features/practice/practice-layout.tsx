import type { Question } from '@fourfold/core/contract/content';
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import { PracticeBar } from './practice-bar.tsx';
import { QuestionPageContext } from './question-page-context.ts';

type PracticeFrameProps = Omit<ComponentProps<typeof PracticeBar>, 'question'> & { children: ReactNode };

/** Layout of a question page: the header and the question below it. */
export function PracticeLayout({ children, ...bar }: PracticeFrameProps) {
  const { back } = bar;
  const [shownQuestion, setShownQuestion] = useState<Question | null>(null);
  const page = useMemo(() => ({ back, setShownQuestion }), [back]);
  return (
    <QuestionPageContext value={page}>
      <PracticeBar {...bar} question={shownQuestion} />
      <main tabIndex={-1}>{children}</main>
    </QuestionPageContext>
  );
}
