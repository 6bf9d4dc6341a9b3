import { describe, expect, it } from 'vitest';
import { bandText, errorText, scaleText, shareText } from './simulation-texts.ts';

describe('the texts of a simulation', () => {
  it('say shares, distances and scores', () => {
    expect([0, 0.001, 0.384, 1].map(shareText)).toEqual(['0\u00a0%', 'under 1\u00a0%', '38\u00a0%', '100\u00a0%']);
    expect([34.6, 1.84, 1].map(errorText)).toEqual(['35 points', '1.8 points', '1 point']);
    expect(scaleText({ raw: 3, score: 540, lower: 500, upper: 580 })).toBe('540, 500 to 580');
    expect(scaleText({ raw: 44, score: 800, lower: 800, upper: 800 })).toBe('800');
    expect(scaleText(undefined)).toBe('–');
  });

  it('have open bands at both ends of the scale', () => {
    const scale = { min: 200, max: 800, step: 10 };
    const band = (from: number) => bandText(scale, { from, to: from + 100 });
    expect([100, 200, 700, 800].map(band)).toEqual(['below 200', '200 to 300', '700 to 800', '800 or more']);
  });
});
