import { expect, it } from 'vitest';
import { demoChance } from '../../src/seed/demo-chance.ts';
import { drawFault, faultShares, type NetworkFault } from './network-faults.ts';

it('every fault occurs about as often as its share', () => {
  const chance = demoChance('fates');
  const counts = new Map<NetworkFault, number>();
  for (let n = 0; n < 100_000; n += 1) {
    const fault = drawFault(chance);
    counts.set(fault, (counts.get(fault) ?? 0) + 1);
  }
  const total = Object.values(faultShares).reduce((sum, share) => sum + share, 0);
  for (const [fault, share] of Object.entries(faultShares)) {
    const expected = (share / total) * 100_000;
    expect(counts.get(fault as NetworkFault) ?? 0, fault).toBeGreaterThan(expected * 0.8);
    expect(counts.get(fault as NetworkFault) ?? 0, fault).toBeLessThan(expected * 1.2);
  }
});
