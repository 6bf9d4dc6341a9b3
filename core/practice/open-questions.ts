import type { Question, SealedQuestion } from '../contract/content.ts';

type QuestionList = { data: readonly (Question | SealedQuestion)[] };

/** Returns the questions for practice. Those of a test are sealed and are shown on its own page (Q105). */
export function openQuestions({ data }: QuestionList): { data: Question[] } {
  return { data: data.filter((question): question is Question => !('sealed' in question)) };
}
