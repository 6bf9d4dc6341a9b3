import * as z from 'zod';
import { editionNames } from '../skills/editions.ts';
import { isSkillCode, maxQuestionSkills } from '../skills/skill-list.ts';
import { authors, Rev, Title } from './authoring.ts';
import type { Area } from './call.ts';

const EditionField = z.enum(editionNames);
/** Of a domain or a skill. */
const Code = z.string().max(300);

/** The skills of a question, each at most once. */
export const SkillCodes = z
  .array(Code.refine(isSkillCode, 'expected the code of a skill'))
  .max(maxQuestionSkills)
  .refine((codes) => new Set(codes).size === codes.length, 'expected each skill once');

const entryFields = { code: z.string(), title: z.string(), retired: z.boolean() };

/** The skills of an edition by domain, in display order. */
export const EditionSkills = z.object({
  edition: EditionField,
  /** Increases with each change of the list. */
  rev: z.number().int(),
  domains: z.array(
    z.object({
      ...entryFields,
      section: z.string(),
      skills: z.array(
        z.object({
          ...entryFields,
          /** Questions that have the skill, those in the recycle bin included. */
          question_count: z.number().int(),
        }),
      ),
    }),
  ),
});
export type EditionSkills = z.infer<typeof EditionSkills>;

const wantedFields = { code: Code.optional(), title: Title, retired: z.boolean().optional() };

export const skillCalls = {
  'GET /skills': {
    summary: 'The domains and skills of each edition that questions are tagged with, retired ones included.',
    who: authors,
    query: z.object({ edition: EditionField.optional() }),
    reply: z.object({ data: z.array(EditionSkills) }),
  },
  'PUT /skills': {
    summary:
      'Save the domains and skills of an edition, in order: those without a code are new, those left out are deleted. 409 with the current list if the list has changed.',
    who: authors,
    body: z.object({
      edition: EditionField,
      rev: Rev,
      domains: z
        .array(
          z.object({ ...wantedFields, section: z.string().max(60), skills: z.array(z.object(wantedFields)).max(200) }),
        )
        .max(100),
    }),
    reply: EditionSkills,
  },
} as const satisfies Area;
