import { expect, it } from 'vitest';
import { demoChance } from '../../src/seed/demo-chance.ts';
import { drawFate, type Fate, fates } from './fates.ts';

it('every fault occurs about as often as its share', () => {
  const chance = demoChance('fates');
  const met = new Map<Fate, number>();
  for (let n = 0; n < 100_000; n += 1) {
    const fate = drawFate(chance);
    met.set(fate, (met.get(fate) ?? 0) + 1);
  }
  const total = Object.values(fates).reduce((sum, share) => sum + share, 0);
  for (const [fate, share] of Object.entries(fates)) {
    const wanted = (share / total) * 100_000;
    expect(met.get(fate as Fate) ?? 0, fate).toBeGreaterThan(wanted * 0.8);
    expect(met.get(fate as Fate) ?? 0, fate).toBeLessThan(wanted * 1.2);
  }
});
