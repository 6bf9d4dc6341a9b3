import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import { PracticeBar } from './practice-bar.tsx';
import { QuestionPage } from './question-page.ts';

type PracticeFrameProps = Omit<ComponentProps<typeof PracticeBar>, 'question'> & { children: ReactNode };

/** Layout of a question page: the header and the question below it. */
export function PracticeFrame({ children, ...bar }: PracticeFrameProps) {
  const { back } = bar;
  const [question, show] = useState<string | null>(null);
  const page = useMemo(() => ({ back, show }), [back]);
  return (
    <QuestionPage value={page}>
      <PracticeBar {...bar} question={question} />
      <main tabIndex={-1}>{children}</main>
    </QuestionPage>
  );
}
