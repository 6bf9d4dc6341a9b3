import * as z from 'zod';
import { StartableWork } from './practice.ts';

/** Where a skill is practised, with the number of its questions. */
export const SkillWork = StartableWork.extend({ questions: z.number().int().min(0) });
export type SkillWork = z.infer<typeof SkillWork>;
