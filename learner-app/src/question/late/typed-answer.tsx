import { keyOf } from '@fourfold/core/answers/question';
import { isTypedAsNumber } from '@fourfold/core/answers/typed/number-keys';
import { FreeResponse } from '@fourfold/ui-kit/free-response';
import type { Answering } from '../answering.ts';

export { typedJudging } from '@fourfold/core/answers/typed/judge';

/** The input for a typed answer, with the symbol of the first key. */
export function TypedAnswer({ practice }: { practice: Answering }) {
  const { question, screen, type } = practice;
  const [first] = question.answers.filter((answer) => answer.is_free_response);
  const given = screen.at === 'answering' ? screen.draft : screen.given;
  const verdict = screen.at === 'checked' ? (screen.verdict.right ? 'right' : 'wrong') : undefined;
  return (
    <FreeResponse
      key={screen.recordId}
      value={given.kind === 'typed' ? given.text : ''}
      onType={type}
      symbol={first?.symbol}
      symbolLeft={first?.symbol_position_left}
      number={isTypedAsNumber(keyOf(question.answers))}
      hint={screen.at === 'answering' ? screen.slip?.message : undefined}
      verdict={verdict}
      rightAnswer={first?.free_response_answer}
    />
  );
}
