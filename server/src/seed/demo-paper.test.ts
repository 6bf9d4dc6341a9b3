import { classicEditions, paperSections } from '@fourfold/core/exams/exam-editions';
import { gradeSheet } from '@fourfold/core/grading/grade-sheet';
import { lettersOf } from '@fourfold/core/grading/letters-of';
import { readKey } from '@fourfold/core/grading/read-key';
import { tableReaders } from '@fourfold/core/scores/conversion';
import { rawScoresWithout } from '@fourfold/core/scores/conversion-table';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { describe, expect, it } from 'vitest';
import type { DemoExam, DemoTestQuestion } from '../demo/format.ts';
import { demoPack } from '../demo/pack.ts';
import { demoFlags, demoKey } from './demo-paper.ts';

const exams: [family: Family, exam: DemoExam<string>][] = [
  ...demoPack.sats.map((exam): [Family, DemoExam<string>] => ['sat', exam]),
  ...demoPack.acts.map((exam): [Family, DemoExam<string>] => ['act', exam]),
];

describe.each(exams)('the paper test of a demo %s', (family, exam) => {
  it('has a valid conversion table with a score for every raw score', () => {
    const { table, error } = tableReaders[classicEditions[family]](exam.score ?? []);
    expect(error).toBeNull();
    const sections = paperSections(family);
    const sizes: Record<string, number> = Object.fromEntries(sections.map(({ type, questions }) => [type, questions]));
    for (const [column, scale] of Object.entries(table ?? {})) {
      expect([column, rawScoresWithout(scale, sizes[column] ?? 58)]).toEqual([column, []]);
    }
  });

  it('has a valid key, in which no letter is too frequent in any section', () => {
    const { key, error } = readKey(family, demoKey(family, exam));
    expect(error).toBeNull();
    for (const section of paperSections(family)) {
      const answers = key?.[section.type];
      if (!answers) continue;
      const letters = answers.flat().filter((_, at) => lettersOf(section, at + 1));
      const positions = letters.map((letter, at) => lettersOf(section, at + 1)?.indexOf(letter));
      for (let position = 0; position < section.letters.odd.length; position++) {
        const share = positions.filter((each) => each === position).length / positions.length;
        expect(share, `${section.type} ${position}`).toBeGreaterThan(0.08);
        expect(share, `${section.type} ${position}`).toBeLessThan(0.42);
      }
    }
  });

  it('is graded by the keys of the mock test if that is complete', () => {
    const { key } = readKey(family, demoKey(family, exam));
    for (const section of paperSections(family)) {
      const mock = exam.tests?.[section.type]?.mock ?? [];
      if (mock.length < section.questions) continue;
      const right = Object.fromEntries(mock.map((question, at) => [at + 1, given(section, question, at + 1)]));
      expect(gradeSheet(section, key?.[section.type] ?? [], right)).toEqual([]);
      expect(gradeSheet(section, key?.[section.type] ?? [], { ...right, 3: '' })).toEqual([3]);
    }
  });
});

function given(section: Parameters<typeof lettersOf>[0], question: DemoTestQuestion, number: number): string {
  if ('typed' in question) return question.typed.accept?.[0] ?? '';
  const at = question.choices.findIndex((choice) => 'right' in choice);
  return lettersOf(section, number)?.[at] ?? '';
}

describe('a key derived from tests', () => {
  const skills = ['sat.math.algebra.linear-functions'] as const;
  const choice = (right: number): DemoTestQuestion => ({
    stem: '',
    rank: 0,
    skills,
    explain: '',
    argument: '',
    choices: [0, 1, 2, 3].map((at) => (at === right ? { right: '' } : { wrong: '', why: '' })) as never,
  });
  const typed: DemoTestQuestion = {
    stem: '',
    rank: 0,
    skills,
    explain: '',
    argument: '',
    typed: { accept: ['3/4', 'three quarters', '.75'] },
  };
  const mock = Array.from({ length: 20 }, (_, at) => (at < 15 ? choice(at % 4) : typed));

  it('has the letter of each right choice, and the typed answers that can be graded on paper', () => {
    const exam: DemoExam<string> = { title: 'Test', sections: {}, tests: { MathNoCalc: { mock, real: [] } } };
    const key = demoKey('sat', exam).map((row) => row[3]);
    expect(key.slice(0, 6)).toEqual(['Math - No Calculator', 'A', 'B', 'C', 'D', 'A']);
    expect(key.slice(16)).toEqual(Array.from({ length: 5 }, () => '3/4; .75'));
    expect(demoFlags('sat', exam)).toEqual(['math_no_calc_mock_test_publish']);
  });

  it('does not contain an incomplete test, whose publish flag is set nevertheless', () => {
    const short = { MathNoCalc: { mock: mock.slice(1), real: [typed] } };
    const exam: DemoExam<string> = { title: 'Test', sections: {}, tests: short };
    expect(demoKey('sat', exam)).toEqual([]);
    expect(demoFlags('sat', exam)).toEqual(['math_no_calc_mock_test_publish', 'math_no_calc_real_test_publish']);
  });
});
