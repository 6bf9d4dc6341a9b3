import type { DemoTest } from '../../../format.ts';
import { mock1To10 } from './mock-1-to-10.ts';
import { mock11To20 } from './mock-11-to-20.ts';
import { mock21To30 } from './mock-21-to-30.ts';
import { mock31To40 } from './mock-31-to-40.ts';
import { mock41To50 } from './mock-41-to-50.ts';
import { mock51To60 } from './mock-51-to-60.ts';
import { real1To10 } from './real-1-to-10.ts';

/** The question topic at the same number of the section belongs to the question. */
export const mathematics: DemoTest = {
  mock: [...mock1To10, ...mock11To20, ...mock21To30, ...mock31To40, ...mock41To50, ...mock51To60],
  real: real1To10,
};
