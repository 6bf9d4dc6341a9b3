import type { DemoFormQuestion } from '../../../format.ts';
import { numbers1To9 } from './numbers-1-to-9.ts';
import { numbers10To18 } from './numbers-10-to-18.ts';
import { numbers19To27 } from './numbers-19-to-27.ts';
import { numbers28To36 } from './numbers-28-to-36.ts';

export const reading: readonly DemoFormQuestion[] = [
  ...numbers1To9,
  ...numbers10To18,
  ...numbers19To27,
  ...numbers28To36,
];
