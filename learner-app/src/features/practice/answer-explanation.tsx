import { Explanation } from '@fourfold/ui-kit/question/explanation';
import { Verdict } from '@fourfold/ui-kit/question/verdict';
import { Rich, saysSomething } from './rich.tsx';
import type { Practice } from './use-practice.ts';

/** What the judge says, and why. Its place is there before the verdict, so that the verdict is announced. */
export function AnswerExplanation({ practice }: { practice: Practice }) {
  const { question, screen, viewFull } = practice;
  const checked = screen.at === 'checked' ? screen : null;
  return (
    <>
      <Verdict right={checked?.verdict.right} />
      {checked && saysSomething(question.question_exp) && (
        <Explanation key={screen.recordId} onViewFull={viewFull}>
          <Rich field={question.question_exp} formulas={question.formulas} />
        </Explanation>
      )}
    </>
  );
}
