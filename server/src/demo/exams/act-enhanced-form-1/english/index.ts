import type { DemoFormQuestion } from '../../../format.ts';
import { numbers1To10 } from './numbers-1-to-10.ts';
import { numbers11To20 } from './numbers-11-to-20.ts';
import { numbers21To30 } from './numbers-21-to-30.ts';
import { numbers31To40 } from './numbers-31-to-40.ts';
import { numbers41To50 } from './numbers-41-to-50.ts';

export const english: readonly DemoFormQuestion[] = [
  ...numbers1To10,
  ...numbers11To20,
  ...numbers21To30,
  ...numbers31To40,
  ...numbers41To50,
];
