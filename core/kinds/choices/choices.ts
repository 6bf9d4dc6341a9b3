import type { QuestionKind } from '../kind.ts';

/** The data of questions with choices; one or several of them are right. */
export type ChoiceData = {
  /** Ids of the answers in order of display; those after the sixth are not shown. */
  spec: { choices: readonly string[] };
  sealed: { choices: readonly string[] };
  given: { answerIds: readonly string[] };
  key: { correctIds: readonly string[] };
};

/** What both kinds with choices have in common. */
export const choices = {
  empty: { answerIds: [] },
  isGiven: (value): value is ChoiceData['given'] => 'answerIds' in value,
  isEmpty: ({ answerIds }) => answerIds.length === 0,
  chosenIds: ({ answerIds }) => answerIds,
  asText: ({ answerIds }, textOf) => answerIds.map(textOf).join('; '),
} satisfies Omit<QuestionKind<ChoiceData>, 'choose'>;
