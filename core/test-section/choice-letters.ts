import { examFamilies, type Family } from '../exams/families.ts';

/** The letters of a question's choices, by its number from 1: on an ACT even numbers have F to K. */
export function choiceLetters(family: Family, number: number): readonly string[] {
  const { odd, even } = examFamilies[family].letters;
  const letters = number % 2 === 0 ? even : odd;
  // A question with more choices than its sheet has ovals goes on in the alphabet.
  return [...letters, ...alphabet.slice(alphabet.indexOf(letters.slice(-1)) + 1)].slice(0, 6);
}

const alphabet = 'ABCDEFGHIJKLMNOP';

/** The 0-based position of the choice that a key press asks for, whether or not Shift is held. */
export function choiceAt(letters: readonly string[], key: string): number | undefined {
  const position = letters.indexOf(key.toUpperCase());
  return position < 0 ? undefined : position;
}
