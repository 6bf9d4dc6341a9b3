import type { Question, SealedQuestion } from '../contract/content.ts';

type Listed = { data: readonly (Question | SealedQuestion)[] };

/** Of a list, the questions that are practised: those of a test are sealed, and stand on its own page (Q105). */
export function openQuestions({ data }: Listed): { data: Question[] } {
  return { data: data.filter((question): question is Question => !('sealed' in question)) };
}
