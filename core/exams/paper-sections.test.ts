import { expect, it } from 'vitest';
import { type Family, familyNames } from '../wire/exams/exam-family.ts';
import { paperSections } from './exam-editions.ts';
import { variants } from './section.ts';

it('gives each exam family its four sections in order, both as mock and as real [CST-001]', () => {
  const shown = familyNames.map((family) => [family, paperSections(family).map(({ type, title }) => [type, title])]);
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
  const count = (family: Family) => paperSections(family).reduce((all, { questions }) => all + questions, 0);
  expect([count('sat'), count('act')]).toEqual([154, 215]);
});
