import { type AnswerLetter, letterAt } from '../../answers/answer-letters.ts';
import { keyOf } from '../../answers/question-key.ts';
import type { AuthoredAnswer, AuthoredQuestion } from '../authored.ts';

export type ShownChoice = AuthoredAnswer & { letter: AnswerLetter };

/** The choices that students see, with their letters: the first six answers, or none for a typed question. */
export function shownChoices({ answers }: Pick<AuthoredQuestion, 'answers'>): ShownChoice[] {
  if (keyOf(answers).kind === 'typed') return [];
  return answers.flatMap((answer, at) => {
    const letter = letterAt(at);
    return letter ? [{ ...answer, letter }] : [];
  });
}

/** Whether several answers have to be chosen: more than one is right, hidden ones included (Q29). */
export function asksForSeveral({ answers }: Pick<AuthoredQuestion, 'answers'>): boolean {
  return answers.filter(({ correct }) => correct).length > 1;
}
