import type { DemoFormQuestion } from '../../../format.ts';
import { numbers1To9 } from './numbers-1-to-9.ts';
import { numbers10To18 } from './numbers-10-to-18.ts';
import { numbers19To28 } from './numbers-19-to-28.ts';
import { numbers29To37 } from './numbers-29-to-37.ts';
import { numbers38To45 } from './numbers-38-to-45.ts';

export const mathematics: readonly DemoFormQuestion[] = [
  ...numbers1To9,
  ...numbers10To18,
  ...numbers19To28,
  ...numbers29To37,
  ...numbers38To45,
];
