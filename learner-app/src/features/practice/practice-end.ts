import type { Question } from '@fourfold/core/contract/content';
import type { End } from '../../end/end.ts';
import { numberIn } from '../../question/use-seen.ts';
import type { Answered } from './trail.ts';

type Practised = Pick<End, 'kind' | 'title' | 'next'> & {
  questions: readonly Question[];
  /** The answers of this visit. */
  answers: readonly Answered[];
};

/**
 * The summary of a finished sequence or problem set: every answer counts, and a question is missed
 * if any answer to it was wrong.
 */
export function practiceEnd({ answers, questions, ...about }: Practised): End {
  const wrong = answers.filter(({ screen }) => !screen.verdict.right);
  // The last wrong answer to each question.
  const missed = new Map(wrong.map((answer) => [answer.question.id, answer]));
  return {
    ...about,
    right: answers.length - wrong.length,
    wrong: wrong.length,
    seconds: answers.reduce((sum, { screen }) => sum + screen.secondsBefore, 0),
    missed: [...missed.values()]
      .map(({ question, screen }) => {
        const { id } = question;
        return { at: 'here' as const, id, number: numberIn(questions, id), question, screen };
      })
      .sort((a, b) => a.number - b.number),
  };
}
