import { describe, expect, it } from 'vitest';
import { classicEditions, examEditions } from '../../exams/exam-editions.ts';
import type { Family } from '../../wire/exams/exam-family.ts';
import type { AuthoredQuestion, ContentPart } from '../authored.ts';
import { flagTitle } from '../test-title.ts';
import { findingTexts, questionAt } from '../testing/parts.ts';

describe('an exam', () => {
  const exam = (
    family: Family,
    sheets: { score?: string[][]; bubble_sheet_answers?: string[][] } = {},
  ): ContentPart => ({
    of: 'exam',
    subject: { kind: family, id: 'E' },
    title: 'Test 1',
    family,
    edition: classicEditions[family],
    score: [],
    bubble_sheet_answers: [],
    ...sheets,
  });
  const key = (letters: string[]) => [
    ['Question', ...examEditions['act-classic'].sections.map(({ title }) => title)],
    ...Array.from({ length: 75 }, (_, n) => [
      `${n + 1}`,
      ...examEditions['act-classic'].sections.map(({ questions }, at) =>
        n < questions && letters.includes(examEditions['act-classic'].sections[at]?.type ?? '')
          ? n % 2
            ? 'F'
            : 'A'
          : '',
      ),
    ]),
  ];

  it.each(['sat', 'act'] as const)('%s without its sheets reports what students miss', (family) => {
    expect(findingTexts(exam(family))).toEqual([
      ['no-conversion-table', '“Test 1” has no table of scores: students get no scaled score.'],
      ['no-answer-key', '“Test 1” has no answer key: no bubble sheet is graded.'],
    ]);
  });

  it('whose key lacks a section names it, and an unreadable key gives the cell', () => {
    const all = examEditions['act-classic'].sections.map(({ type }) => type);
    const keyFinding = (letters: string[]) => findingTexts(exam('act', { bubble_sheet_answers: key(letters) }))[1];
    expect(keyFinding(all)).toBeUndefined();
    expect(keyFinding(all.slice(0, 2))).toEqual([
      'no-answer-key',
      '“Test 1” has no answer key of Reading, Science: no bubble sheet of it is graded.',
    ]);
    const wrong = key(all).map((row, at) => (at === 3 ? ['3', 'Z', 'A', 'A', 'A'] : row));
    expect(findingTexts(exam('act', { bubble_sheet_answers: wrong }))[1]?.[1]).toMatch(
      /^“Test 1”: The answer key cannot be read\. B4: Question 3 of English .* No bubble sheet is graded\.$/,
    );
    expect(findingTexts(exam('sat', { score: [['x'], ['y']] }))[0]?.[1]).toMatch(
      /^“Test 1”: The conversion table cannot be read\./,
    );
  });
});

describe('a test', () => {
  const flag = 'math_calc_real_test_publish';
  const test = (count: number, changed: Partial<AuthoredQuestion> = {}): ContentPart => ({
    of: 'test',
    subject: { kind: 'sat_test', id: 'E', section: 'MathCalc', variant: 'real' },
    title: flagTitle('sat', flag) ?? '',
    family: 'sat',
    section: 'MathCalc',
    variant: 'real',
    questions: Array.from({ length: count }, (_, position) => questionAt(position, position === 0 ? changed : {})),
  });

  it('has as many questions as its paper, all complete', () => {
    expect(findingTexts(test(38))).toEqual([]);
    expect(findingTexts(test(37))).toEqual([
      ['short-test', '“Math Calculator Real Test” has 37 of the 38 questions of its paper.'],
    ]);
    expect(findingTexts(test(38, { is_hidden: true })).map(([name]) => name)).toEqual(['short-test']);
    expect(findingTexts(test(0))).toEqual([
      ['nothing-to-show', '“Math Calculator Real Test” has no question that students see.'],
    ]);
    expect(findingTexts(test(38, { answers: [] }))).toEqual([
      ['no-answers', 'Question 1 of “Math Calculator Real Test” has no answers.'],
    ]);
  });

  it('has the title of its messages', () => {
    const flags = (family: Family, names: string[]) =>
      names.map((name) => {
        return flagTitle(family, name);
      });
    const sat = ['math_no_calc_mock_test_publish', flag, 'math_mock_test_publish'];
    expect(flags('sat', sat)).toEqual(['Math No Calculator Mock Test', 'Math Calculator Real Test', null]);
    expect(flags('act', ['math_mock_test_publish', 'math_real_test_publish', ''])).toEqual([
      'Math Mock Test',
      'Math Real Test',
      null,
    ]);
  });
});
