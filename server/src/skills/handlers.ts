import type { skillCalls } from '@fourfold/core/contract/skills';
import type { Handlers } from '../call/handler.ts';
import { listSkills } from './list-skills.ts';
import { saveSkills } from './save-skills.ts';

export const skillHandlers = {
  'GET /skills': listSkills,
  'PUT /skills': saveSkills,
} satisfies Handlers<typeof skillCalls>;
