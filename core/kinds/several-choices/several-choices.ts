import { type ChoiceData, choices } from '../choices/choices.ts';
import type { QuestionKind } from '../kind.ts';

/** More than one choice is right, and a choice is added or removed (Q29). */
export const severalChoices: QuestionKind<ChoiceData> = {
  ...choices,
  choose: ({ answerIds }, answerId) => ({
    answerIds: answerIds.includes(answerId) ? answerIds.filter((id) => id !== answerId) : [...answerIds, answerId],
  }),
};
