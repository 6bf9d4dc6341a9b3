import type { Question } from '@fourfold/core/contract/content';
import type { PracticeScreen } from '@fourfold/core/practice/practice-screen';
import { Explanation } from '@fourfold/ui-kit/explanation';
import { Verdict } from '@fourfold/ui-kit/question/verdict';
import { hasContent, RichField } from '../../question/rich-field.tsx';

/** The verdict and the explanation. The live region exists before the verdict, so that it is announced. */
export function FlowExplanation({ question, screen }: { question: Question; screen: PracticeScreen }) {
  const checked = screen.kind === 'checked' ? screen : null;
  return (
    <>
      <Verdict right={checked?.verdict.right} />
      {checked && hasContent(question.question_exp) && (
        <Explanation>
          <RichField field={question.question_exp} formulas={question.formulas} />
        </Explanation>
      )}
    </>
  );
}
