import type { Question } from '@fourfold/core/contract/content';
import type { PracticeScreen } from '@fourfold/core/practice/practice-screen';
import { FreeResponse } from '@fourfold/ui-kit/free-response';
import { Choices } from '@fourfold/ui-kit/question/choices';
import { Rich, saysSomething } from '../rich.tsx';

type PreviewAnswersProps = {
  question: Question;
  screen: PracticeScreen;
  several: boolean;
  onChoose: (ids: readonly string[]) => void;
  onType: (text: string) => void;
};

/**
 * The choices, lettered from A to F, or an input for a typed answer with the accepted texts below
 * it.
 */
export function PreviewAnswers({ question, screen, several, onChoose, onType }: PreviewAnswersProps) {
  const given = screen.at === 'answering' ? screen.draft : screen.given;
  const typed = question.answers.filter((answer) => answer.is_free_response);
  if (given.kind === 'choice') {
    return (
      <Choices
        choices={question.answers.map(({ id, answer, explanation, formulas, correct }) => ({
          id,
          correct,
          body: <Rich field={answer} formulas={formulas} />,
          why: saysSomething(explanation) ? <Rich field={explanation} formulas={formulas} /> : undefined,
        }))}
        chosen={given.answerIds}
        several={several}
        checked={screen.at === 'checked'}
        onChoose={onChoose}
      />
    );
  }
  const [first] = typed;
  return (
    <>
      <FreeResponse
        value={given.text}
        onType={onType}
        symbol={first?.symbol}
        symbolLeft={first?.symbol_position_left}
        hint={screen.at === 'answering' ? screen.slip?.message : undefined}
        verdict={screen.at === 'checked' ? (screen.verdict.right ? 'right' : 'wrong') : undefined}
        rightAnswer={first?.free_response_answer}
      />
      {(screen.at === 'answering' || typed.length > 1) && (
        <p className="small">{`Free-response answer: ${typed.map(wordsOf).join('; ')}`}</p>
      )}
    </>
  );
}

function wordsOf(answer: Question['answers'][number]): string {
  const { free_response_answer: text, symbol, symbol_position_left: left, is_exact_match } = answer;
  const whole = left ? [symbol, text] : [text, symbol];
  return `${whole.filter(Boolean).join(' ')}${is_exact_match ? ', exact match' : ''}`;
}
