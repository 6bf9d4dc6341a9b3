import { Verdict } from '@fourfold/ui-kit/question/verdict';
import type { ReactNode } from 'react';
import { Rich, saysSomething } from '../../question/rich.tsx';
import { useBehind } from './use-behind.ts';
import { useBeside } from './use-beside.ts';
import type { Practice } from './use-practice.ts';

/**
 * What the judge says, and a frame behind it why: nothing is waited for as the verdict is. Its place is there before,
 * so that it is announced.
 */
export function AnswerExplanation({ practice }: { practice: Practice }) {
  const { question, screen, viewFull } = practice;
  const checked = screen.at === 'checked' ? screen : null;
  const isPainted = useBehind(checked !== null);
  const Explanation = useBeside()?.Explanation ?? Whole;
  return (
    <>
      <Verdict right={checked?.verdict.right} />
      {checked && isPainted && saysSomething(question.question_exp) && (
        <Explanation key={screen.recordId} onViewFull={viewFull}>
          <Rich field={question.question_exp} formulas={question.formulas} />
        </Explanation>
      )}
    </>
  );
}

/** Until what folds a long one is here, it stands whole. */
function Whole({ children }: { children: ReactNode; onViewFull: () => void }) {
  return <section aria-label="Explanation">{children}</section>;
}
