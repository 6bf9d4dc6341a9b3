import type { DemoFormQuestion } from '../../../format.ts';
import { numbers1To8 } from './numbers-1-to-8.ts';
import { numbers9To15 } from './numbers-9-to-15.ts';
import { numbers16To27 } from './numbers-16-to-27.ts';

export const readingWriting1: readonly DemoFormQuestion[] = [...numbers1To8, ...numbers9To15, ...numbers16To27];
