import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagsError, readMarked, readSheet } from './read-grades.ts';

describe('marks from a client', () => {
  it('are question numbers by section, in order and each once', () => {
    expect(readMarked('sat', '{"Reading":[52,3,3,1],"MathCalc":[]}').value).toEqual({
      Reading: [1, 3, 52],
      MathCalc: [],
    });
  });

  const bad: [string, string][] = [
    ['no json', 'A JSON text of an object is expected, with the sections as its keys.'],
    ['[]', 'A JSON text of an object is expected, with the sections as its keys.'],
    ['null', 'A JSON text of an object is expected, with the sections as its keys.'],
    ['{"Science":[1]}', 'There is no section Science. The sections are Reading, Writing, MathNoCalc, MathCalc.'],
    ['{"__proto__":[1]}', 'There is no section __proto__. The sections are Reading, Writing, MathNoCalc, MathCalc.'],
    ['{"Reading":{"1":true}}', 'Reading: a list of question numbers is expected.'],
    ['{"Reading":[53]}', 'Reading has the questions 1 to 52, but no 53.'],
    ['{"Reading":[0]}', 'Reading has the questions 1 to 52, but no 0.'],
    ['{"Reading":[1.5]}', 'Reading has the questions 1 to 52, but no 1.5.'],
    ['{"Reading":["1"]}', 'Reading has the questions 1 to 52, but no 1.'],
    ['{"Reading":[{}]}', 'Reading has the questions 1 to 52, but no object.'],
  ];
  it.each(bad)('are rejected with a message: %s', (text, error) => {
    expect(readMarked('sat', text)).toEqual({ value: null, error });
  });
});

describe('a sheet from a client', () => {
  it('has upper-case letters and typed answers; empty answers are omitted', () => {
    expect(readSheet('sat', '{"MathNoCalc":{"1":"b","2":"","16":" 3/4 "}}').value).toEqual({
      MathNoCalc: { 1: 'B', 16: '3/4' },
    });
    expect(readSheet('act', '{"Mathematics":{"2":"k"}}').value).toEqual({ Mathematics: { 2: 'K' } });
    expect(readSheet('sat', '{"MathCalc":{"31":"about 3"}}').value).toEqual({ MathCalc: { 31: 'about 3' } });
  });

  const bad: [string, string][] = [
    ['{"Reading":["A"]}', 'Reading: answers by question number are expected.'],
    ['{"Reading":{"1":"E"}}', 'Reading, question 1 has the letters A, B, C, D.'],
    ['{"Reading":{"2":"A"}}', 'Reading, question 2 has the letters F, G, H, J.'],
    ['{"Reading":{"41":"A"}}', 'Reading has the questions 1 to 40, but no 41.'],
    ['{"Reading":{"01":"A"}}', 'Reading has the questions 1 to 40, but no 01.'],
    ['{"Reading":{"toString":"A"}}', 'Reading has the questions 1 to 40, but no toString.'],
    ['{"Reading":{"1":1}}', 'Reading, question 1: a text is expected.'],
    [`{"Reading":{"1":"${'9'.repeat(41)}"}}`, 'Reading, question 1: the answer is too long.'],
  ];
  it.each(bad)('is rejected with a message: %s', (text, error) => {
    expect(readSheet('act', text)).toEqual({ value: null, error });
  });

  it('of arbitrary text is read or rejected, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.constantFrom('sat' as const, 'act' as const), (text, family) => {
        for (const { value, error } of [readMarked(family, text), readSheet(family, text)])
          expect((value === null) !== (error === null)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

it('flags of an unknown section are rejected', () => {
  expect(flagsError('act', { English: true, Science: false })).toBeNull();
  expect(flagsError('act', { Writing: true })).toContain('There is no section Writing.');
});
