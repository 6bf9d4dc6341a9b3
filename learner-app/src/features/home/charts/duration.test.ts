import { expect, it } from 'vitest';
import { duration, shortDuration } from './duration.ts';

it.each([
  [0, '0 s', '0 s'],
  [48.4, '48 s', '48 s'],
  [60, '1 min', '60 s'],
  [107, '1 min 47 s', '1.8 min'],
  [725, '12 min 5 s', '12 min'],
  [3_599.6, '1 h', '60 min'],
  [4_800, '1 h 20 min', '80 min'],
  [7_199, '2 h', '2 h'],
  [9_000, '2 h 30 min', '2.5 h'],
  [360_000, '100 h', '100 h'],
])('says %d seconds as "%s", over a bar as "%s"', (seconds, long, short) => {
  expect([duration(seconds), shortDuration(seconds)]).toEqual([long, short]);
});
