import type { TestQuestion } from '../wire/tests/sealed-question.ts';

/** Returns every rich text field that is shown while a section is taken. */
export function richFieldsOf(question: TestQuestion): string[] {
  return [question.question, ...question.answers.map(({ answer }) => answer)];
}
