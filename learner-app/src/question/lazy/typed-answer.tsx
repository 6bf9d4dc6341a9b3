import { studentProducedJudging } from '@fourfold/core/kinds/student-produced/lazy/judging';
import { typedJudging } from '@fourfold/core/kinds/typed/lazy/judging';
import { typedAnswers } from '@fourfold/core/wire/authored-item';
import { itemOf } from '@fourfold/core/wire/item-of';
import { FreeResponse } from '@fourfold/ui-kit/free-response';
import { answerLineOf } from '../answer-line.ts';
import type { AnsweringState } from '../answering-state.ts';

export { studentProducedJudging, typedJudging };

/** The input for a typed answer, with the symbol of the first key. */
export function TypedAnswer({ practice }: { practice: AnsweringState }) {
  const { question, screen, give } = practice;
  const item = itemOf(question);
  const line = answerLineOf(item.kind === 'typed' ? { ...item, spec: typedJudging.seal(item) } : item);
  if (!line) return null;
  const { symbol, symbolLeft, isNumber } = line;
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
      rightAnswer={typedAnswers(question)[0]?.text}
    />
  );
}
