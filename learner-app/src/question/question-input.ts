import { keyOf } from '@fourfold/core/answers/question-key';
import type { Question } from '@fourfold/core/contract/content';
import type { QuestionInput } from '@fourfold/ui-kit/question/instructions';

/** Returns how a question is answered; more than one right choice means several (Q29). */
export function questionInput({ answers }: Pick<Question, 'answers'>): QuestionInput {
  const key = keyOf(answers);
  if (key.kind === 'typed') return 'typed';
  return key.correctIds.length > 1 ? 'several' : 'one';
}
