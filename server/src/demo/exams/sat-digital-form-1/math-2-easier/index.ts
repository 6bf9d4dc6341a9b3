import type { DemoFormQuestion } from '../../../format.ts';
import { numbers1To11 } from './numbers-1-to-11.ts';
import { numbers12To22 } from './numbers-12-to-22.ts';

export const math2Easier: readonly DemoFormQuestion[] = [...numbers1To11, ...numbers12To22];
