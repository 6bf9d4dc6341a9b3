import type { DemoTest } from '../../../format.ts';
import { mock1To10 } from './mock-1-to-10.ts';
import { mock11To20 } from './mock-11-to-20.ts';
import { mock21To30 } from './mock-21-to-30.ts';
import { mock31To38 } from './mock-31-to-38.ts';
import { real1To10 } from './real-1-to-10.ts';

/** The question topic at the same number of the section belongs to the question. */
export const mathCalc: DemoTest = {
  mock: [...mock1To10, ...mock11To20, ...mock21To30, ...mock31To38],
  real: real1To10,
};
