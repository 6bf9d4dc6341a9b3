/** The letters that answers carry, in order; answers beyond the sixth are not shown (2§9, 3§2). */
export const answerLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type AnswerLetter = (typeof answerLetters)[number];

/** The letter of the answer at a 0-based position. */
export function letterAt(position: number): AnswerLetter | undefined {
  return answerLetters[position];
}

/** The 0-based position that a key press asks for, whether or not Shift is held. */
export function positionOf(key: string): number | undefined {
  const position = (answerLetters as readonly string[]).indexOf(key.toUpperCase());
  return position < 0 ? undefined : position;
}
