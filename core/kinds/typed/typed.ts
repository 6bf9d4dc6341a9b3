import type { QuestionKind } from '../kind.ts';

/** The data of questions whose answer is typed in one line. */
export type TypedData = {
  /** The symbol next to the line, such as %; empty if there is none. */
  spec: TypedSpec;
  /** `isNumber`: the answer is a number, so that a phone shows a numeric keyboard (Q270). */
  sealed: TypedSpec & { isNumber: boolean };
  given: { text: string };
  key: { entries: readonly TypedEntry[] };
};
type TypedSpec = { symbol: string; symbolLeft: boolean };
/** One accepted answer, compared exactly or by its value. */
export type TypedEntry = { text: string; exact: boolean };

export const typed: QuestionKind<TypedData> = {
  empty: { text: '' },
  isGiven: (value): value is TypedData['given'] => 'text' in value,
  isEmpty: ({ text }) => text.trim() === '',
  choose: (given) => given,
  chosenIds: () => [],
  asText: ({ text }) => text,
};
