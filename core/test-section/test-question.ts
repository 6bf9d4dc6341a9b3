import { keyOf } from '../answers/question-key.ts';
import { isTypedAsNumber } from '../answers/typed/is-typed-as-number.ts';
import type { Question, SealedQuestion } from '../contract/content.ts';

/** A question of a section. It is sealed until the section is submitted, except for admins (Q105). */
export type TestQuestion = Question | SealedQuestion;

/** How a question is answered: by one choice, by several choices, or typed. */
export type AnswerInput = 'one' | 'several' | 'typed';

/** Returns how a question is answered: one choice, several choices, or typed. */
export function answerInput(question: TestQuestion): AnswerInput {
  if ('sealed' in question) return question.input;
  const key = keyOf(question.answers);
  if (key.kind === 'typed') return 'typed';
  return key.correctIds.length > 1 ? 'several' : 'one';
}

/** Whether the typed answer is a number. */
export function isNumberAnswer(question: TestQuestion): boolean {
  if ('sealed' in question) return question.is_number;
  return isTypedAsNumber(keyOf(question.answers));
}

/** Returns the symbol beside a typed answer, such as %, and whether it is on the left. */
export function testSymbol(question: TestQuestion): { symbol: string; left: boolean } {
  if ('sealed' in question) return { symbol: question.symbol, left: question.symbol_position_left };
  const first = question.answers.find((answer) => answer.is_free_response);
  return { symbol: first?.symbol ?? '', left: first?.symbol_position_left ?? false };
}

/** Returns every rich text field that is shown while a section is taken. */
export function richFieldsOf(question: TestQuestion): string[] {
  return [question.question, ...question.answers.map(({ answer }) => answer)];
}
