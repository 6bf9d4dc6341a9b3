import { expect, it } from 'vitest';
import { formula, words } from './testing/authored-question.ts';
import { at, said, sequence } from './testing/parts.ts';

const found = (text: string) => said(sequence(at(0, { question: words(text) })));

it.each([
  ['What is 2**3?', '**'],
  ['What is sqrt(2)?', 'sqrt('],
  ['Find a_1.', 'a_1'],
  ['The terms x_n grow.', 'x_n'],
])('a formula that was typed as text is found: %s', (text, sign) => {
  expect(found(text)).toEqual([
    ['plain-markup', `Question 1 of “One step” has “${sign}” in its text, which students read as it is typed.`],
  ]);
});

it.each(['Fill in the ____.', 'my_file_name', '2 * 3', 'the sqrt of it', 'https://a.b/c_d_e'])(
  'other text is not reported: %s',
  (text) => expect(found(text)).toEqual([]),
);

it('a real formula is not reported, whatever its LaTeX', () => {
  expect(said(sequence(at(0, { question: formula('a_1'), formula_keys: ['$a_1'] })))).toEqual([]);
});

it('each text is reported once', () => {
  const question = at(0, { question: words('2**3 and 2**4'), question_exp: words('sqrt(4)') });
  expect(said(sequence(question)).map(([, text]) => text)).toEqual([
    expect.stringContaining('in its text'),
    expect.stringContaining('in its explanation'),
  ]);
});

it.each([
  ['Find \\frac{1}{2}.', '\\frac'],
  ['Find $$x.', '$$'],
  ['Ends in \\', '\\'],
])('LaTeX outside a formula is found: %s', (text, sign) => {
  expect(found(text)).toEqual([
    ['plain-latex', `Question 1 of “One step” has “${sign}” in its text, which students read as it is typed.`],
  ]);
});
