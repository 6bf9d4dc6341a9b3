import { keyOf } from '@fourfold/core/answers/question-key';
import { isTypedAsNumber } from '@fourfold/core/answers/typed/is-typed-as-number';
import { FreeResponse } from '@fourfold/ui-kit/free-response';
import type { AnsweringState } from '../answering-state.ts';

export { typedJudging } from '@fourfold/core/answers/typed/judge';

/** The input for a typed answer, with the symbol of the first key. */
export function TypedAnswer({ practice }: { practice: AnsweringState }) {
  const { question, screen, type } = practice;
  const [first] = question.answers.filter((answer) => answer.is_free_response);
  const given = screen.kind === 'answering' ? screen.draft : screen.given;
  const verdict = screen.kind === 'checked' ? (screen.verdict.right ? 'right' : 'wrong') : undefined;
  return (
    <FreeResponse
      key={screen.recordId}
      value={given.kind === 'typed' ? given.text : ''}
      onType={type}
      symbol={first?.symbol}
      symbolLeft={first?.symbol_position_left}
      number={isTypedAsNumber(keyOf(question.answers))}
      hint={screen.kind === 'answering' ? screen.formatError?.message : undefined}
      verdict={verdict}
      rightAnswer={first?.free_response_answer}
    />
  );
}
