import type { SectionLetters } from '../exams/section.ts';

/** Returns the letters of a question's choices. `number` counts from 1; even ones of an ACT have F to K. */
export function choiceLetters({ odd, even }: SectionLetters, number: number): readonly string[] {
  const letters = number % 2 === 0 ? even : odd;
  // A question with more choices than the sheet has letters continues the alphabet.
  return [...letters, ...alphabet.slice(alphabet.indexOf(letters.slice(-1)) + 1)].slice(0, 6);
}

const alphabet = 'ABCDEFGHIJKLMNOP';

/** Returns the 0-based position of the choice whose letter was pressed, with or without Shift. */
export function choiceAt(letters: readonly string[], key: string): number | undefined {
  const position = letters.indexOf(key.toUpperCase());
  return position < 0 ? undefined : position;
}
