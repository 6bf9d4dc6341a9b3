import { expect, it } from 'vitest';
import { formula, paragraph } from '../testing/authored-question.ts';
import { findingTexts, questionAt, sequencePart } from '../testing/parts.ts';

const found = (text: string) => findingTexts(sequencePart(questionAt(0, { question: paragraph(text) })));

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
  expect(findingTexts(sequencePart(questionAt(0, { question: formula('a_1'), formula_keys: ['$a_1'] })))).toEqual([]);
});

it('each text is reported once', () => {
  const question = questionAt(0, { question: paragraph('2**3 and 2**4'), question_exp: paragraph('sqrt(4)') });
  expect(findingTexts(sequencePart(question)).map(([, text]) => text)).toEqual([
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
