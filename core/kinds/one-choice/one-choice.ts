import { type ChoiceData, choices } from '../choices/choices.ts';
import type { QuestionKind } from '../kind.ts';

/** At most one choice is right, and choosing one replaces the one before. */
export const oneChoice: QuestionKind<ChoiceData> = {
  ...choices,
  choose: (_, answerId) => ({ answerIds: [answerId] }),
};
