import type { Question } from '@fourfold/core/contract/content';
import type { End } from '../../end/end.ts';
import { numberIn } from '../../question/use-seen.ts';
import type { Answered } from './trail.ts';

type Practised = Pick<End, 'kind' | 'title' | 'next'> & {
  questions: readonly Question[];
  /** What was answered of it in this visit. */
  answers: readonly Answered[];
};

/** The end of a sequence or of a problem set: every answer counts, and a question is missed by any wrong one. */
export function practiceEnd({ answers, questions, ...about }: Practised): End {
  const wrong = answers.filter(({ screen }) => !screen.verdict.right);
  // Of several wrong answers to a question the last.
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
