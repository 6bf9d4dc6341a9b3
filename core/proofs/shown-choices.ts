import { type AnswerLetter, letterAt } from '../answers/letters.ts';
import { keyOf } from '../answers/question.ts';
import type { AuthoredAnswer, AuthoredQuestion } from './authored.ts';

export type ShownChoice = AuthoredAnswer & { letter: AnswerLetter };

/** What students choose among, with its letters: the first six answers, and none of a question that is typed. */
export function shownChoices({ answers }: Pick<AuthoredQuestion, 'answers'>): ShownChoice[] {
  if (keyOf(answers).kind === 'typed') return [];
  return answers.flatMap((answer, at) => {
    const letter = letterAt(at);
    return letter ? [{ ...answer, letter }] : [];
  });
}

/** More than one right answer makes it one of several, those that nobody sees counted (Q29). */
export function asksForSeveral({ answers }: Pick<AuthoredQuestion, 'answers'>): boolean {
  return answers.filter(({ correct }) => correct).length > 1;
}
