import { expect, it } from 'vitest';
import { formulasIn } from './formulas-in.ts';

const math = { el: 'math', children: [] };

it('finds the formulas of all records of a reply', () => {
  const reply = {
    data: [
      { id: '1', formulas: { $x: math, $$y: math }, answers: [{ formulas: { $z: math } }, { formulas: {} }] },
      { notes_formulas: { $n: math }, title: 'formulas' },
    ],
    formulas: null,
  };
  expect(formulasIn(reply)).toEqual(['$x', '$$y', '$z', '$n']);
});

it.each([undefined, null, 'formulas', 3, []])('finds none in %j', (value) => {
  expect(formulasIn(value)).toEqual([]);
});
