import type { DemoTest } from '../../../format.ts';
import { mock1To10 } from './mock-1-to-10.ts';
import { mock11To20 } from './mock-11-to-20.ts';
import { real1To10 } from './real-1-to-10.ts';

/** The question topic at the same number of the section belongs to the question. */
export const mathNoCalc: DemoTest = { mock: [...mock1To10, ...mock11To20], real: real1To10 };
