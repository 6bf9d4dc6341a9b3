import { expect, it } from 'vitest';
import { duration } from './duration.ts';

it.each([
  [0, '0 s', '0 s'],
  [48.4, '48 s', '48 s'],
  [60, '1 min', '1 min'],
  [725, '12 min 5 s', '12 min'],
  [3_599, '59 min 59 s', '60 min'],
  [3_600, '1 h', '1 h'],
  [4_800, '1 h 20 min', '1.3 h'],
  [7_199, '2 h', '2 h'],
  [360_000, '100 h', '100 h'],
])('says %d seconds as "%s", over a bar as "%s"', (seconds, long, short) => {
  expect([duration(seconds), duration(seconds, true)]).toEqual([long, short]);
});
