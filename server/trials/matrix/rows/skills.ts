import type { skillCalls } from '@fourfold/core/contract/skills';
import { newId } from '../../../src/call/new-id.ts';
import { readSkills } from '../../../src/skills/list-skills.ts';
import type { AreaRows } from '../call-row.ts';

export const skillRows = {
  'GET /skills': { of: 'authored', parts: () => ({ query: {} }) },
  'PUT /skills': {
    of: 'authored',
    parts: async ({ db }) => {
      const { edition, rev, domains } = await readSkills(db, 'act', new Map());
      return { body: { edition, rev, domains: [...domains, { section: 'math', title: newId(), skills: [] }] } };
    },
  },
} as const satisfies AreaRows<typeof skillCalls>;
