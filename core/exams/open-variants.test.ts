import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Family } from './families.ts';
import { openVariants, publishFlags } from './open-variants.ts';

const families: readonly Family[] = ['sat', 'act'];
const authored = { sat: 'TestSat', act: 'TestAct' };
const official = { sat: 'RealSat', act: 'RealAct' };

const anExam = (family: Family, flags: readonly string[], more: object = {}) => ({
  type: authored[family],
  isPublish: true,
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
  ...more,
});

describe('test variants that are open', () => {
  it('are those whose every section is published; a SAT needs both of its math sections [TST-008]', () => {
    const [noCalcMock, calcMock] = ['math_no_calc_mock_test_publish', 'math_calc_mock_test_publish'];
    const [noCalcReal, calcReal] = ['math_no_calc_real_test_publish', 'math_calc_real_test_publish'];
    expect(openVariants(anExam('sat', []), 'sat')).toEqual([]);
    expect(openVariants(anExam('sat', [noCalcMock]), 'sat')).toEqual([]);
    expect(openVariants(anExam('sat', [noCalcMock, calcReal]), 'sat')).toEqual([]);
    expect(openVariants(anExam('sat', [noCalcMock, calcMock]), 'sat')).toEqual(['mock']);
    expect(openVariants(anExam('sat', [noCalcReal, calcReal, calcMock]), 'sat')).toEqual(['real']);
    expect(openVariants(anExam('act', ['math_real_test_publish']), 'act')).toEqual(['real']);
  });

  it('are both, mock first, only when both are published [TST-009]', () => {
    for (const family of families) {
      expect(openVariants(anExam(family, publishFlags(family)), family)).toEqual(['mock', 'real']);
      for (const missing of publishFlags(family)) {
        const rest = publishFlags(family).filter((flag) => flag !== missing);
        expect(openVariants(anExam(family, rest), family)).toHaveLength(1);
      }
    }
  });

  it('are none if the exam is unpublished or official, whatever its flags', () => {
    fc.assert(
      fc.property(fc.constantFrom(...families), fc.boolean(), (family, isPublish) => {
        const flags = publishFlags(family);
        expect(openVariants(anExam(family, flags, { isPublish: false }), family)).toEqual([]);
        expect(openVariants(anExam(family, flags, { isPublish, type: official[family] }), family)).toEqual([]);
      }),
    );
  });

  it('depend on four flags of a SAT and two of an ACT', () => {
    expect(publishFlags('sat')).toEqual([
      'math_no_calc_mock_test_publish',
      'math_no_calc_real_test_publish',
      'math_calc_mock_test_publish',
      'math_calc_real_test_publish',
    ]);
    expect(publishFlags('act')).toEqual(['math_mock_test_publish', 'math_real_test_publish']);
  });
});
