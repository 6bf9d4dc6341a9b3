import { ExplanationHead } from '@fourfold/ui-kit/question/explanation-head';
import type { ReactNode } from 'react';
import { Rich, saysSomething } from '../../question/rich.tsx';
import { useBehind } from './use-behind.ts';
import { useBeside } from './use-beside.ts';
import type { Practice } from './use-practice.ts';

/**
 * The explanation of a checked answer: the verdict first, the text one frame later, so that the
 * verdict is not delayed.
 */
export function AnswerExplanation({ practice }: { practice: Practice }) {
  const { question, screen, viewFull } = practice;
  const isPainted = useBehind(screen.at === 'checked');
  const Explanation = useBeside()?.Explanation ?? Whole;
  if (screen.at !== 'checked' || !saysSomething(question.question_exp)) return null;
  return (
    <>
      <ExplanationHead right={screen.verdict.right} />
      {isPainted && (
        <Explanation key={screen.recordId} onViewFull={viewFull}>
          <Rich field={question.question_exp} formulas={question.formulas} />
        </Explanation>
      )}
    </>
  );
}

/** Shown in full until the collapsible component is loaded. */
function Whole({ children }: { children: ReactNode; onViewFull: () => void }) {
  return <section aria-label="Explanation">{children}</section>;
}
