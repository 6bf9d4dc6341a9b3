/** The letters of answers, in order; answers after the sixth are not shown (PRC-002, AQU-021). */
export const answerLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type AnswerLetter = (typeof answerLetters)[number];

/** The letter of the answer at a 0-based position. */
export function letterAt(position: number): AnswerLetter | undefined {
  return answerLetters[position];
}

/** Returns the 0-based position of the answer whose letter was pressed, with or without Shift. */
export function positionOf(key: string): number | undefined {
  const position = (answerLetters as readonly string[]).indexOf(key.toUpperCase());
  return position < 0 ? undefined : position;
}
