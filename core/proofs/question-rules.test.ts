import { describe, expect, it } from 'vitest';
import { empty } from '../rich-text/document.ts';
import type { AuthoredQuestion } from './authored.ts';
import { contentFindings } from './content-findings.ts';
import { aChoice, aTyped, formula, image, paragraph, video } from './testing/authored-question.ts';
import { findingTexts, linkedSequencePart, questionAt } from './testing/parts.ts';

const two = [aChoice('A', true), aChoice('B', false)];
const reading = (id: string, correct: boolean, text: string) => ({ ...aChoice(id, correct), answer: paragraph(text) });
const wrong = (key: string) => ({ ...aTyped(key), correct: false });

describe('a question', () => {
  const faults: [string, Partial<AuthoredQuestion>, string][] = [
    ['empty-stem', { question: [] }, 'has no text'],
    ['empty-stem', { question: paragraph(' \n') }, 'has no text'],
    ['no-answers', { answers: [] }, 'has no answers'],
    ['no-right-answer', { answers: [aChoice('A', false)] }, 'has no right answer'],
    [
      'no-right-answer',
      { answers: Array.from({ length: 7 }, (_, n) => aChoice(`${n}`, n === 6)) },
      'has a right answer that students do not see: they see the first six',
    ],
    ['no-wrong-answer', { answers: [aChoice('A', true)] }, 'has no wrong answer'],
    [
      'no-wrong-answer',
      { answers: Array.from({ length: 7 }, (_, n) => aChoice(`${n}`, n < 6)) },
      'has no wrong answer',
    ],
    ['no-key', { answers: [aTyped(' ')] }, 'is answered by typing, but has no answer that is right'],
    ['no-key', { answers: [], is_free_response: true }, 'is answered by typing, but has no answer that is right'],
    [
      'refused-key',
      { answers: [aTyped('3'), aTyped(' 3, ', true)] },
      'has the answer “3,”, which is judged wrong: an answer cannot start or end with a comma',
    ],
    [
      'refused-key',
      { answers: [aTyped('3'), aTyped(' ')] },
      'has an empty answer, which nothing meets: type it or delete it',
    ],
    [
      'refused-key',
      { answers: [aTyped('two\nlines', true)] },
      'has the answer “two lines”, which nobody can type: it takes one line of at most 200 characters',
    ],
    [
      'refused-key',
      { answers: [aTyped('x'.repeat(201))] },
      `has the answer “${'x'.repeat(39)}…”, which nobody can type: it takes one line of at most 200 characters`,
    ],
    [
      'contradicting-keys',
      { answers: [aTyped('1/2'), wrong('0.5')] },
      'takes “0.5” for right, which is marked as wrong: delete it',
    ],
    [
      'contradicting-keys',
      { answers: [...two, reading('C', false, ' A '), reading('D', false, 'B!')] },
      'has the same answer as right and as wrong: A, and C',
    ],
    [
      'contradicting-keys',
      { answers: [reading('A', false, 'x'), reading('B', true, 'x'), reading('C', false, 'x')] },
      'has the same answer as right and as wrong: B, and A and C',
    ],
    ['duplicate-choices', { answers: [...two, reading('C', false, 'B')] }, 'has the same answer twice: B and C'],
    [
      'duplicate-choices',
      { answers: [...two, reading('C', false, 'B'), aChoice('D', false), reading('E', false, 'B ')] },
      'has the same answer 3 times: B, C and E',
    ],
    ['unset-formula', { question: formula('\\frac{1') }, 'has a formula in its text that cannot be set: “\\frac{1”'],
    [
      'unset-formula',
      { question_exp: [...formula('x'), ...formula('y'), ...formula('z')], formula_keys: ['$x', '$$z'] },
      'has 2 formulas in its explanation that cannot be set, the first one “y”',
    ],
    [
      'unset-formula',
      { answers: [...two, { ...aChoice('C', false), explanation: formula('x') }], formula_keys: ['$x'] },
      'has a formula in the explanation of answer C that cannot be set: “x”',
    ],
    ['empty-explanation', { question_exp: paragraph(' ') }, 'has no explanation: students are not told why'],
    [
      'empty-explanation',
      { question_exp: [], answers: [aChoice('A', true), { ...aChoice('B', false), explanation: paragraph('No.') }] },
      'has no explanation: students are not told why',
    ],
    ['not-tagged', { skill_codes: [] }, 'has no skill'],
    ['no-alt-text', { question: [image(' ')] }, 'has an image without a description in its text'],
    [
      'no-alt-text',
      { answers: [...two, { ...aChoice('C', false), answer: [image(''), image('')] }] },
      'has 2 images without a description in answer C',
    ],
    [
      'foreign-picture',
      { question_exp: [image('A', 'https://example.org/a.png')] },
      'has a picture of example.org in its explanation: upload it, so that it is shown at once',
    ],
    [
      'foreign-video',
      { help: [video('https://cdn.example/a.mp4')] },
      'has a video of cdn.example in its help: it is not played, because its host is not allowed',
    ],
    [
      'foreign-video',
      {
        help: [video('https://cdn.example/a.mp4'), video('https://vimeo.com/1'), video('https://youtu.be/dQw4w9WgXcQ')],
      },
      'has 2 videos in its help, the first one of cdn.example: they are not played, because their hosts are not allowed',
    ],
    ['no-alt-text', { question_exp: [image('')] }, 'has an image without a description in its explanation'],
    [
      'no-alt-text',
      { help: paragraph('Look.'), help_exp: [image('')] },
      'has an image without a description in the explanation of its help',
    ],
  ];
  it.each(faults)('%s: %j', (name, changed, sentence) => {
    const question = questionAt(2, changed);
    const found = contentFindings([linkedSequencePart(questionAt(0), question, questionAt(1))], ['youtube.com']);
    expect(found).toEqual([
      { name, text: `Question 3 of “One step” ${sentence}.`, subject: { kind: 'question', id: 'q3' } },
    ]);
    expect(findingTexts(linkedSequencePart(questionAt(0), { ...question, is_hidden: true }))).toEqual([]);
  });

  const explained = { ...aChoice('A', true), explanation: paragraph('Because.') };
  const whole: [string, Partial<AuthoredQuestion>][] = [
    ['a formula alone', { question: [{ type: 'math', latex: 'x^2', children: empty }], formula_keys: ['$$x^2'] }],
    ['only a picture with a description', { question: [image('A line')] }],
    ['a typed key', { answers: [aTyped('0')] }],
    ['keys that agree, one of them an exact match', { answers: [aTyped('0.5'), aTyped('1/2', true), aTyped('1/2')] }],
    ['a key over two lines that matches its words', { answers: [aTyped('two\n lines')] }],
    ['a typed answer that is marked and judged as wrong', { answers: [aTyped('1'), wrong('2,')] }],
    ['an explanation of only its right answer', { question_exp: [], answers: [explained, aChoice('B', false)] }],
    [
      'a duplicate beyond the sixth answer, which is not shown',
      { answers: ['A', 'B', 'C', 'D', 'E', 'F', 'A'].map((text, n) => reading(`${n}`, n === 0, text)) },
    ],
    ['problems in the explanation of its help, without help', { help_exp: [image(''), ...formula('x')] }],
    ['formulas of its answers that are set', { answers: [aChoice('A', true), formulaChoice()] }],
  ];
  it.each(whole)('with %s is complete', (_what, changed) => {
    expect(findingTexts(linkedSequencePart(questionAt(0, changed), questionAt(1)))).toEqual([]);
  });
});

function formulaChoice() {
  return { ...aChoice('B', false), answer: formula('x'), formula_keys: ['$x'] };
}
