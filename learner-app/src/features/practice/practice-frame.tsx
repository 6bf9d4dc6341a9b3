import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Paper } from '@fourfold/ui-kit/question/paper';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import { PracticeBar } from './practice-bar.tsx';
import { QuestionPage } from './question-page.ts';

type PracticeFrameProps = Omit<ComponentProps<typeof PracticeBar>, 'question'> & { children: ReactNode };

/** The page of a question: its bar, and the paper under it. */
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

/** The paper while its question is on the way. */
export function PaperOnTheWay() {
  return (
    <Paper head={<div />}>
      <Skeleton />
    </Paper>
  );
}

/** The paper when its question did not come. */
export function PaperMissing({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <Paper head={<div />}>
      <ErrorPanel title="The questions could not be loaded." onRetry={onRetry} busy={busy}>
        Your answers are safe.
      </ErrorPanel>
    </Paper>
  );
}
