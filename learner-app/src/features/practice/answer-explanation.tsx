import { ExplanationHead } from '@fourfold/ui-kit/question/explanation-head';
import type { ReactNode } from 'react';
import { hasContent, RichField } from '../../question/rich-field.tsx';
import { useAfterPaint } from './use-after-paint.ts';
import type { Practice } from './use-practice.ts';
import { usePracticeExtras } from './use-practice-extras.ts';

/**
 * The explanation of a checked answer: the verdict first, the text one frame later, so that the verdict is not delayed.
 */
export function AnswerExplanation({ practice }: { practice: Practice }) {
  const { question, screen, viewFull } = practice;
  const isPainted = useAfterPaint(screen.kind === 'checked');
  const Explanation = usePracticeExtras()?.Explanation ?? FullExplanation;
  if (screen.kind !== 'checked' || !hasContent(question.question_exp)) return null;
  return (
    <>
      <ExplanationHead right={screen.verdict.right} />
      {isPainted && (
        <Explanation key={screen.recordId} onViewFull={viewFull}>
          <RichField field={question.question_exp} formulas={question.formulas} />
        </Explanation>
      )}
    </>
  );
}

/** Shown in full until the collapsible component is loaded. */
function FullExplanation({ children }: { children: ReactNode; onViewFull: () => void }) {
  return <section aria-label="Explanation">{children}</section>;
}
