import type { Question } from '@fourfold/core/contract/content';
import type { PracticeScreen } from '@fourfold/core/practice/practice-screen';
import { Explanation } from '@fourfold/ui-kit/explanation';
import { Verdict } from '@fourfold/ui-kit/question/verdict';
import { Rich, saysSomething } from '../../question/rich.tsx';

/** What the judge says, and why. Its place is there before the verdict, so that the verdict is announced. */
export function FlowExplanation({ question, screen }: { question: Question; screen: PracticeScreen }) {
  const checked = screen.at === 'checked' ? screen : null;
  return (
    <>
      <Verdict right={checked?.verdict.right} />
      {checked && saysSomething(question.question_exp) && (
        <Explanation>
          <Rich field={question.question_exp} formulas={question.formulas} />
        </Explanation>
      )}
    </>
  );
}
