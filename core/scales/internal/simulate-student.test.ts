import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../simulation/random.ts';
import { aForm } from '../testing/forms.ts';
import { drawItems, drawNormal, simulateStudent } from './simulate-student.ts';

describe('a simulated student', () => {
  it('gets the harder module with at least as many right in module 1 as it needs, otherwise the easier one', () => {
    const random = randomFrom(1);
    const form = aForm(13);
    const items = drawItems(form, 0, random);
    const students = Array.from({ length: 500 }, () => simulateStudent(form, { items, ability: 0.2, random }));
    const firstRights = (route: string) =>
      students.filter((student) => student.route === route).map(({ firstRight }) => firstRight);
    expect(Math.min(...firstRights('harder'))).toBe(13);
    expect(Math.max(...firstRights('easier'))).toBe(12);
    for (const { firstRight, right, rightSlopes } of students) {
      expect(right - firstRight).toBeGreaterThanOrEqual(0);
      expect(right - firstRight).toBeLessThanOrEqual(22);
      expect(rightSlopes).toBe(right);
    }
  });
});

describe('a normal draw', () => {
  it('has mean 0 and standard deviation 1', () => {
    const random = randomFrom(1);
    const draws = Array.from({ length: 20_000 }, () => drawNormal(random));
    const mean = draws.reduce((sum, draw) => sum + draw, 0) / draws.length;
    const variance = draws.reduce((sum, draw) => sum + (draw - mean) ** 2, 0) / draws.length;
    expect(mean).toBeCloseTo(0, 1);
    expect(variance).toBeCloseTo(1, 1);
  });

  it('is finite for the smallest and the largest random number', () => {
    expect(drawNormal(() => 0)).toBeCloseTo(0, 12);
    expect(Number.isFinite(drawNormal(() => 1 - 2 ** -32))).toBe(true);
  });
});
