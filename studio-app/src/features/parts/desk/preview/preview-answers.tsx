import type { Question } from '@fourfold/core/contract/content';
import { seal } from '@fourfold/core/kinds/lazy/judging';
import type { Given } from '@fourfold/core/kinds/registry';
import type { PracticeScreen } from '@fourfold/core/practice/practice-screen';
import { itemOf } from '@fourfold/core/wire/item-of';
import { ItemInput } from '@fourfold/ui-kit/kinds/lazy/kind-inputs';
import { hasContent, RichField } from '../rich-field.tsx';

type PreviewAnswersProps = {
  question: Question;
  screen: PracticeScreen;
  onGive: (given: Given) => void;
};

/** The answers as a student gives them, and below a line to type in the texts that it accepts. */
export function PreviewAnswers({ question, screen, onGive }: PreviewAnswersProps) {
  const answering = screen.kind === 'answering';
  const typed = question.answers.filter((answer) => answer.is_free_response);
  return (
    <>
      <ItemInput
        item={seal(itemOf(question))}
        given={answering ? screen.draft : screen.given}
        onGive={onGive}
        answers={question.answers.map(({ id, answer, explanation, formulas, correct }) => ({
          id,
          correct,
          body: <RichField field={answer} formulas={formulas} />,
          why: hasContent(explanation) ? <RichField field={explanation} formulas={formulas} /> : undefined,
        }))}
        hint={answering ? screen.formatError?.message : undefined}
        verdict={answering ? undefined : screen.verdict.right ? 'right' : 'wrong'}
        rightAnswer={typed[0]?.free_response_answer}
      />
      {typed.length > (answering ? 0 : 1) && (
        <p className="small">{`Free-response answer: ${typed.map(acceptedText).join('; ')}`}</p>
      )}
    </>
  );
}

function acceptedText(answer: Question['answers'][number]): string {
  const { free_response_answer: text, symbol, symbol_position_left: left, is_exact_match } = answer;
  const parts = left ? [symbol, text] : [text, symbol];
  return `${parts.filter(Boolean).join(' ')}${is_exact_match ? ', exact match' : ''}`;
}
