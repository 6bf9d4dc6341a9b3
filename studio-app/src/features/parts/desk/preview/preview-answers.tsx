import type { Question } from '@fourfold/core/contract/content';
import { chosenIds, isTextKind } from '@fourfold/core/kinds/given';
import type { Given } from '@fourfold/core/kinds/registry';
import type { PracticeScreen } from '@fourfold/core/practice/practice-screen';
import { itemOf } from '@fourfold/core/wire/item-of';
import { FreeResponse } from '@fourfold/ui-kit/free-response';
import { Choices } from '@fourfold/ui-kit/question/choices';
import { hasContent, RichField } from '../rich-field.tsx';

type PreviewAnswersProps = {
  question: Question;
  screen: PracticeScreen;
  onGive: (given: Given) => void;
};

/** The choices, lettered from A to F, or an input for a typed answer with the accepted texts below it. */
export function PreviewAnswers({ question, screen, onGive }: PreviewAnswersProps) {
  const given = screen.kind === 'answering' ? screen.draft : screen.given;
  const typed = question.answers.filter((answer) => answer.is_free_response);
  const { kind } = itemOf(question);
  if (!isTextKind(kind)) {
    return (
      <Choices
        choices={question.answers.map(({ id, answer, explanation, formulas, correct }) => ({
          id,
          correct,
          body: <RichField field={answer} formulas={formulas} />,
          why: hasContent(explanation) ? <RichField field={explanation} formulas={formulas} /> : undefined,
        }))}
        chosen={chosenIds(given)}
        several={kind === 'several-choices'}
        checked={screen.kind === 'checked'}
        onChoose={(answerIds) => onGive({ answerIds })}
      />
    );
  }
  const [first] = typed;
  return (
    <>
      <FreeResponse
        value={'text' in given ? given.text : ''}
        onType={(text) => onGive({ text })}
        symbol={first?.symbol}
        symbolLeft={first?.symbol_position_left}
        hint={screen.kind === 'answering' ? screen.formatError?.message : undefined}
        verdict={screen.kind === 'checked' ? (screen.verdict.right ? 'right' : 'wrong') : undefined}
        rightAnswer={first?.free_response_answer}
      />
      {(screen.kind === 'answering' || typed.length > 1) && (
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
