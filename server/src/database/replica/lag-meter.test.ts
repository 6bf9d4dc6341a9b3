import { expect, it } from 'vitest';
import { lagMeter } from './lag-meter.ts';

/** A meter whose primary wrote 100 bytes each second, from the first second on. */
function meterAfter(seconds: number) {
  const meter = lagMeter();
  for (let second = 1; second <= seconds; second += 1) meter.mark(second * 100, second * 1000);
  return meter;
}

it('a replica that has replayed everything has no lag, however long nothing is written', () => {
  const meter = meterAfter(3);
  expect(meter.secondsBehind(300, 3_001)).toBe(0);
  for (let second = 4; second < 5_000; second += 1) meter.mark(300, second * 1000);
  expect(meter.secondsBehind(300, 5_000_000)).toBe(0);
});

it('lag is the time since the primary went beyond the replayed position', () => {
  const meter = meterAfter(10);
  expect(meter.secondsBehind(399, 10_000)).toBe(6);
  expect(meter.secondsBehind(399, 12_000)).toBe(8);
  expect(meter.secondsBehind(950, 12_000)).toBe(2);
});

it('lag is unknown until a marked position was replayed', () => {
  const meter = meterAfter(3);
  expect(meter.secondsBehind(50, 3_000)).toBeNull();
  expect(meter.secondsBehind(100, 3_000)).toBe(1);
  expect(meter.secondsBehind(100, 4_000)).toBe(2);
});

it('a replica that was away for hours has a lag until it has replayed everything', () => {
  const meter = meterAfter(10_000);
  expect(meter.secondsBehind(100, 10_000_000)).toBe(9_998);
  expect(meter.secondsBehind(999_999, 10_000_000)).toBeGreaterThan(9_000);
  expect(meter.secondsBehind(1_000_000, 10_000_000)).toBe(0);
});
