import { keyOf } from '../answers/question.ts';
import { isTypedAsNumber } from '../answers/typed/number-keys.ts';
import type { Question, SealedQuestion } from '../contract/content.ts';

/** A question of a section: sealed until it is submitted, except to admins (Q105). */
export type TestQuestion = Question | SealedQuestion;

export type TestInput = 'one' | 'several' | 'typed';

/** How it is answered: sealed questions say so themselves. */
export function testInput(question: TestQuestion): TestInput {
  if ('sealed' in question) return question.input;
  const key = keyOf(question.answers);
  if (key.kind === 'typed') return 'typed';
  return key.correctIds.length > 1 ? 'several' : 'one';
}

/** Whether a typed answer takes no letters. */
export function isNumber(question: TestQuestion): boolean {
  if ('sealed' in question) return question.is_number;
  return isTypedAsNumber(keyOf(question.answers));
}

/** The sign beside a typed answer. */
export function testSymbol(question: TestQuestion): { symbol: string; left: boolean } {
  if ('sealed' in question) return { symbol: question.symbol, left: question.symbol_position_left };
  const first = question.answers.find((answer) => answer.is_free_response);
  return { symbol: first?.symbol ?? '', left: first?.symbol_position_left ?? false };
}

/** Every rich field that is shown while a section is taken. */
export function fieldsOf(question: TestQuestion): string[] {
  return [question.question, ...question.answers.map(({ answer }) => answer)];
}
