import { expect, it } from 'vitest';
import { around } from './around.ts';

const at = (id: string, subtopic_id: string | null, position: number, subsubtopic_id: string | null = null) => ({
  id,
  subtopic_id,
  subsubtopic_id,
  position,
  is_hidden: false,
});
const [a, b] = [at('a', 'one', 0), at('b', 'one', 2)];
const [below, other] = [at('below', 'one', 0, 'deep'), at('other', 'two', 1)];
const walk = [a, b, below, other];

const idsAround = (questions: Parameters<typeof around>[0], shown: typeof a) => {
  const { before, after, here } = around(questions, shown);
  return [before?.id, after?.id, here.map(({ id }) => id).join(' ')];
};

it('continues from one sequence to the next, and back', () => {
  expect(walk.map((shown) => idsAround(walk, shown))).toEqual([
    [undefined, 'b', 'a b'],
    ['a', 'below', 'a b'],
    ['b', 'other', 'below'],
    ['below', undefined, 'other'],
  ]);
});

it('continues from a hidden question, and never leads to one', () => {
  const gone = { ...at('gone', 'one', 1), is_hidden: true };
  // A removed question is the last in the list.
  const questions = [...walk, gone];
  expect(idsAround(questions, gone)).toEqual(['a', 'b', 'a b gone']);
  expect(idsAround(questions, a)).toEqual([undefined, 'b', 'a b gone']);
  const emptied = [a, { ...below, is_hidden: true }, other];
  expect(idsAround(emptied, a).slice(0, 2)).toEqual([undefined, 'other']);
});

it('treats a SAT topic as one sequence', () => {
  const sat = [at('x', null, 0), at('y', null, 1)] as const;
  expect(idsAround(sat, sat[0])).toEqual([undefined, 'y', 'x y']);
});
