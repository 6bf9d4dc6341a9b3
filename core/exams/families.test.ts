import { expect, it } from 'vitest';
import { examFamilies, variants } from './families.ts';

it('gives each exam family its four sections in order, both as mock and as real [CST-001]', () => {
  const shown = Object.entries(examFamilies).map(([family, { sections }]) => [
    family,
    sections.map(({ type, title }) => [type, title]),
  ]);
  expect(variants).toEqual(['mock', 'real']);
  expect(shown).toEqual([
    [
      'sat',
      [
        ['Reading', 'Reading'],
        ['Writing', 'Writing and Language'],
        ['MathNoCalc', 'Math - No Calculator'],
        ['MathCalc', 'Math - Calculator'],
      ],
    ],
    [
      'act',
      [
        ['English', 'English'],
        ['Mathematics', 'Mathematics'],
        ['Reading', 'Reading'],
        ['Science', 'Science'],
      ],
    ],
  ]);
});

it('counts 154 questions in a SAT and 215 in an ACT', () => {
  const count = (family: keyof typeof examFamilies) =>
    examFamilies[family].sections.reduce((all, { questions }) => all + questions, 0);
  expect([count('sat'), count('act')]).toEqual([154, 215]);
});
