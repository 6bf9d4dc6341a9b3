import type { RecordHealth } from '@fourfold/core/contract/proofs';
import { describe, expect, it } from 'vitest';
import { healthCountsOf, totalHealthCounts } from './health-figures.ts';

function aHealth(counts: Partial<RecordHealth>): RecordHealth {
  const identity = { list: 'math', id: 'one', title: 'Algebra', isPublish: true, url: '/admin/math-topics' } as const;
  return { ...identity, questions: 0, parts: 0, published: 0, broken: 0, unchecked: 0, poor: 0, ...counts };
}

describe('the content health counts', () => {
  it('count unpublished parts as incomplete, whatever findings they have', () => {
    expect(healthCountsOf(aHealth({ parts: 12, published: 9, broken: 4, unchecked: 2, poor: 1 }))).toEqual({
      unpublished: 3,
      broken: 4,
      unchecked: 2,
      poor: 1,
    });
  });

  it('are summed over a list, and are 0 for an empty one', () => {
    const all = [
      aHealth({ parts: 12, published: 9, broken: 4 }),
      aHealth({ parts: 2, published: 0, broken: 1, unchecked: 3, poor: 7 }),
      aHealth({ parts: 5, published: 5 }),
    ];
    expect(totalHealthCounts(all)).toEqual({ unpublished: 5, broken: 5, unchecked: 3, poor: 7 });
    expect(totalHealthCounts([])).toEqual({ unpublished: 0, broken: 0, unchecked: 0, poor: 0 });
  });
});
