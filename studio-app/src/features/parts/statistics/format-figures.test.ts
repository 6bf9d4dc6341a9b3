import type { ItemStatistics } from '@fourfold/core/contract/proofs';
import { describe, expect, it } from 'vitest';
import { formatFigures, formatPercent, listFigures } from './format-figures.ts';

const anItem = (more: Partial<ItemStatistics> = {}): ItemStatistics => ({
  ...{ question_id: 'q', students: 24, facility: 15 / 24, discrimination: 0.414, median_seconds: 37.5 },
  ...{ choices: [], wrong_texts: [], doubt: null },
  ...{ key_changed_at: null, counted_until: '2026-11-26T10:00:00.000Z' },
  ...more,
});

describe('the figures of a question', () => {
  it('are one line', () => {
    expect(formatFigures(anItem())).toBe('24 students · 63% right · discrimination 0.41 · median 38 s');
  });

  it('omit a discrimination that is null, and write others with a minus sign', () => {
    expect(formatFigures(anItem({ discrimination: null }))).toBe('24 students · 63% right · median 38 s');
    const said = [-0.347, -0.004, 0, 1].map((discrimination) => listFigures(anItem({ discrimination }))[2]?.text);
    expect(said).toEqual(['discrimination −0.35', 'discrimination 0.00', 'discrimination 0.00', 'discrimination 1.00']);
  });

  it('format thousands and minutes for reading', () => {
    const many = anItem({ students: 12_345, median_seconds: 150 });
    expect(formatFigures(many)).toBe('12,345 students · 63% right · discrimination 0.41 · median 2.5 min');
    const last = [0, 99.4, 99.5, 600].map((median_seconds) => listFigures(anItem({ median_seconds })).at(-1)?.text);
    expect(last).toEqual(['median 0 s', 'median 99 s', 'median 1.7 min', 'median 10 min']);
  });
});

describe('a percentage', () => {
  it('is 0% only for none and 100% only for all', () => {
    expect([0, 0.001, 0.005, 0.125, 0.995, 0.999, 1].map(formatPercent)).toEqual([
      '0%',
      '1%',
      '1%',
      '13%',
      '99%',
      '99%',
      '100%',
    ]);
  });
});
