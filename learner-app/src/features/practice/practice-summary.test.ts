import type { Question } from '@fourfold/core/contract/content';
import { describe, expect, it } from 'vitest';
import type { AnsweredQuestion } from './answer-trail.ts';
import { practiceSummary } from './practice-summary.ts';

const questionOf = (id: string, position: number) => ({ id, position, is_hidden: false }) as Question;
const questions = ['a', 'b', 'c'].map(questionOf);

let made = 0;
function answered(id: string, right: boolean, secondsBefore: number): AnsweredQuestion {
  const question = questions.find((one) => one.id === id) as Question;
  const given = { answerIds: [] };
  const about = {
    questionId: id,
    recordId: `record ${++made}`,
    questionKind: 'one-choice',
    viewedFull: false,
  } as const;
  return {
    question,
    screen: { kind: 'checked', ...about, given, verdict: { right, matched: null }, secondsBefore },
    after: made,
  };
}

const endOf = (answers: AnsweredQuestion[]) =>
  practiceSummary({ kind: 'set', title: 'Vertex form', next: null, questions, answers });

describe('the summary of practice', () => {
  it('counts every answer and its time', () => {
    const end = endOf([answered('a', true, 10), answered('b', false, 20), answered('a', true, 5)]);
    expect(end).toMatchObject({ right: 2, wrong: 1, seconds: 35 });
  });

  it('has each missed question once, by its number, as it was last answered wrong', () => {
    const answers = [answered('c', false, 1), answered('b', false, 1), answered('c', false, 1), answered('c', true, 1)];
    const { missed } = endOf(answers);
    expect(missed.map(({ id, number }) => [id, number])).toEqual([
      ['b', 2],
      ['c', 3],
    ]);
    expect(missed[1]).toMatchObject({ screen: { recordId: answers[2]?.screen.recordId } });
  });
});
