import { expect, it } from 'vitest';
import { neighbourQuestions } from './neighbour-questions.ts';

const questionAt = (
  id: string,
  subtopic_id: string | null,
  position: number,
  subsubtopic_id: string | null = null,
) => ({
  id,
  subtopic_id,
  subsubtopic_id,
  position,
  is_hidden: false,
});
const [a, b] = [questionAt('a', 'one', 0), questionAt('b', 'one', 2)];
const [below, other] = [questionAt('below', 'one', 0, 'deep'), questionAt('other', 'two', 1)];
const allQuestions = [a, b, below, other];

const idsAround = (questions: Parameters<typeof neighbourQuestions>[0], shown: typeof a) => {
  const { before, after, here } = neighbourQuestions(questions, shown);
  return [before?.id, after?.id, here.map(({ id }) => id).join(' ')];
};

it('continues from one sequence to the next, and back', () => {
  expect(allQuestions.map((shown) => idsAround(allQuestions, shown))).toEqual([
    [undefined, 'b', 'a b'],
    ['a', 'below', 'a b'],
    ['b', 'other', 'below'],
    ['below', undefined, 'other'],
  ]);
});

it('continues from a hidden question, and never leads to one', () => {
  const gone = { ...questionAt('gone', 'one', 1), is_hidden: true };
  // A removed question is the last in the list.
  const questions = [...allQuestions, gone];
  expect(idsAround(questions, gone)).toEqual(['a', 'b', 'a b gone']);
  expect(idsAround(questions, a)).toEqual([undefined, 'b', 'a b gone']);
  const emptied = [a, { ...below, is_hidden: true }, other];
  expect(idsAround(emptied, a).slice(0, 2)).toEqual([undefined, 'other']);
});

it('treats a SAT topic as one sequence', () => {
  const sat = [questionAt('x', null, 0), questionAt('y', null, 1)] as const;
  expect(idsAround(sat, sat[0])).toEqual([undefined, 'y', 'x y']);
});
