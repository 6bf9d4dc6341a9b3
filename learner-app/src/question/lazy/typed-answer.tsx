import { typedJudging } from '@fourfold/core/kinds/typed/lazy/judging';
import { itemOf } from '@fourfold/core/wire/item-of';
import { FreeResponse } from '@fourfold/ui-kit/free-response';
import type { AnsweringState } from '../answering-state.ts';

export { typedJudging };

/** The input for a typed answer, with the symbol of the first key. */
export function TypedAnswer({ practice }: { practice: AnsweringState }) {
  const { question, screen, give } = practice;
  const item = itemOf(question.answers);
  if (item.kind !== 'typed') return null;
  const { symbol, symbolLeft, isNumber } = typedJudging.seal(item);
  const given = screen.kind === 'answering' ? screen.draft : screen.given;
  const verdict = screen.kind === 'checked' ? (screen.verdict.right ? 'right' : 'wrong') : undefined;
  return (
    <FreeResponse
      key={screen.recordId}
      value={'text' in given ? given.text : ''}
      onType={(text) => give({ text })}
      symbol={symbol}
      symbolLeft={symbolLeft}
      number={isNumber}
      hint={screen.kind === 'answering' ? screen.formatError?.message : undefined}
      verdict={verdict}
      rightAnswer={item.key.entries[0]?.text}
    />
  );
}
