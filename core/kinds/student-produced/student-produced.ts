import type { QuestionKind } from '../kind.ts';

/** The data of the typed questions of the digital SAT. */
export type StudentProducedData = {
  spec: object;
  sealed: object;
  given: { text: string };
  /** Accepted values as whole numbers, decimals or fractions of any length, such as 2/3 or 0.12345. */
  key: { values: readonly string[] };
};

export const studentProduced: QuestionKind<StudentProducedData> = {
  empty: { text: '' },
  isGiven: (value): value is StudentProducedData['given'] => 'text' in value,
  isEmpty: ({ text }) => text.trim() === '',
  choose: (given) => given,
  chosenIds: () => [],
  asText: ({ text }) => text,
};
