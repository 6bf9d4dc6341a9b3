import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Family } from '../wire/exams/exam-family.ts';
import { classicEditions } from './exam-editions.ts';
import { openVariants, publishFlags } from './open-variants.ts';

const families: readonly Family[] = ['sat', 'act'];
const authored = { sat: 'TestSat', act: 'TestAct' };
const official = { sat: 'RealSat', act: 'RealAct' };

const anExam = (family: Family, flags: readonly string[], more: object = {}) => ({
  type: authored[family],
  edition: classicEditions[family],
  isPublish: true,
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
  ...more,
});

describe('test variants that are open', () => {
  it('are those whose every section is published; a SAT needs both of its math sections [TST-008]', () => {
    const [noCalcMock, calcMock] = ['math_no_calc_mock_test_publish', 'math_calc_mock_test_publish'];
    const [noCalcReal, calcReal] = ['math_no_calc_real_test_publish', 'math_calc_real_test_publish'];
    expect(openVariants(anExam('sat', []))).toEqual([]);
    expect(openVariants(anExam('sat', [noCalcMock]))).toEqual([]);
    expect(openVariants(anExam('sat', [noCalcMock, calcReal]))).toEqual([]);
    expect(openVariants(anExam('sat', [noCalcMock, calcMock]))).toEqual(['mock']);
    expect(openVariants(anExam('sat', [noCalcReal, calcReal, calcMock]))).toEqual(['real']);
    expect(openVariants(anExam('act', ['math_real_test_publish']))).toEqual(['real']);
  });

  it('are both, mock first, only when both are published [TST-009]', () => {
    for (const family of families) {
      expect(openVariants(anExam(family, publishFlags(classicEditions[family])))).toEqual(['mock', 'real']);
      for (const missing of publishFlags(classicEditions[family])) {
        const rest = publishFlags(classicEditions[family]).filter((flag) => flag !== missing);
        expect(openVariants(anExam(family, rest))).toHaveLength(1);
      }
    }
  });

  it('are none if the exam is unpublished or official, whatever its flags', () => {
    fc.assert(
      fc.property(fc.constantFrom(...families), fc.boolean(), (family, isPublish) => {
        const flags = publishFlags(classicEditions[family]);
        expect(openVariants(anExam(family, flags, { isPublish: false }))).toEqual([]);
        expect(openVariants(anExam(family, flags, { isPublish, type: official[family] }))).toEqual([]);
      }),
    );
  });

  it('depend on four flags of a SAT and two of an ACT', () => {
    expect(publishFlags('sat-paper')).toEqual([
      'math_no_calc_mock_test_publish',
      'math_no_calc_real_test_publish',
      'math_calc_mock_test_publish',
      'math_calc_real_test_publish',
    ]);
    expect(publishFlags('act-classic')).toEqual(['math_mock_test_publish', 'math_real_test_publish']);
  });
});
