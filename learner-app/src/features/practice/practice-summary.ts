import type { Question } from '@fourfold/core/contract/content';
import type { EndSummary } from '../../end/end-summary.ts';
import { questionNumber } from '../../question/use-stable-questions.ts';
import type { AnsweredQuestion } from './answer-trail.ts';

type PracticeResult = Pick<EndSummary, 'kind' | 'title' | 'next'> & {
  questions: readonly Question[];
  /** The answers of this visit. */
  answers: readonly AnsweredQuestion[];
};

/**
 * The summary of a finished sequence or problem set: every answer counts, and a question is missed
 * if any answer to it was wrong.
 */
export function practiceSummary({ answers, questions, ...rest }: PracticeResult): EndSummary {
  const wrong = answers.filter(({ screen }) => !screen.verdict.right);
  // The last wrong answer to each question.
  const missed = new Map(wrong.map((answer) => [answer.question.id, answer]));
  return {
    ...rest,
    right: answers.length - wrong.length,
    wrong: wrong.length,
    seconds: answers.reduce((sum, { screen }) => sum + screen.secondsBefore, 0),
    missed: [...missed.values()]
      .map(({ question, screen }) => {
        const { id } = question;
        return { kind: 'here' as const, id, number: questionNumber(questions, id), question, screen };
      })
      .sort((a, b) => a.number - b.number),
  };
}
