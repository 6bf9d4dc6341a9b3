import { freeBlueprint } from '../../forms/blueprint.ts';
import type { ContentPart } from '../authored.ts';

const item = { kind: 'typed', rank: 0, is_hidden: false, is_tried: false, skills: [] } as const;

/** A part of a test on screen with every problem that such a part can have. */
export const brokenForm: ContentPart = {
  of: 'form',
  subject: { kind: 'sat_test', id: 'E', section: 'Math1', variant: 'mock' },
  title: 'Math Mock Test',
  family: 'sat',
  variant: 'mock',
  form: {
    entered: 3,
    isEstimated: true,
    domains: [],
    modules: [
      { type: 'Math1', route: null, items: [item, item], blueprint: { ...freeBlueprint, kinds: { typed: 1 } } },
      { type: 'Math2Easier', route: 'easier', items: [], blueprint: freeBlueprint },
      { type: 'Math2Harder', route: 'harder', items: [item], blueprint: freeBlueprint },
    ],
  },
};
