import * as z from 'zod';
import { editionNames } from '../exams/exam-editions.ts';
import { variants } from '../exams/section.ts';
import { type KindName, kinds } from '../kinds/registry.ts';
import { type Rank, ranks } from '../ranks/ranks.ts';
import { authors, Title } from './authoring.ts';
import { type Area, ById, Id } from './call.ts';
import { RankField } from './content.ts';

const kindNames = Object.keys(kinds) as [KindName, ...KindName[]];
const moduleType = z.string().max(60);

const questionCount = z.number().int().min(0).max(200);
const rankKeys = ranks.map(String) as [`${Rank}`, ...`${Rank}`[]];

/** Wanted numbers of questions in a module, by code of the domain, by rank from 0, and by kind. */
const ModuleBlueprint = z.object({
  domains: z.record(z.string().max(300), questionCount),
  ranks: z.partialRecord(z.enum(rankKeys), questionCount),
  kinds: z.partialRecord(z.enum(kindNames), questionCount),
});

const FormItem = z.object({
  id: Id,
  /** Zero-based, shown plus one. */
  position: z.number().int(),
  /** The beginning of its stem, with formulas as LaTeX; at most 160 characters. */
  title: z.string(),
  kind: z.enum(kindNames),
  /** From 0 as in `Question`, shown plus one. */
  rank: RankField,
  skills: z.array(z.object({ code: z.string(), title: z.string(), domain: z.string() })),
  is_hidden: z.boolean(),
  /** Tried out: students see it, and it counts in no score. */
  is_tried: z.boolean(),
  /** Titles of other exams of the family that have a question with the same text; at most 3. */
  also_in: z.array(z.string()),
});
export type FormItem = z.infer<typeof FormItem>;

const FormModule = z.object({
  type: z.string(),
  title: z.string(),
  minutes: z.number().int(),
  /** The number of questions of such a module in the edition. */
  wanted: z.number().int(),
  /** The route that leads to it; null for a first or only module. */
  route: z.enum(['easier', 'harder']).nullable(),
  /** In order, hidden ones too. */
  items: z.array(FormItem),
  blueprint: ModuleBlueprint,
});

const FormPart = z.object({
  type: z.string(),
  title: z.string(),
  /**
   * From how many counted right answers in `module` on a student gets the harder second one: the number that an author
   * entered, for both variants, and the computed one, which counts without it. Null for a part with one module.
   */
  route: z.object({ module: z.string(), entered: z.number().int().nullable(), suggested: z.number().int() }).nullable(),
  /** The domains that its blueprints can name. */
  domains: z.array(z.object({ code: z.string(), title: z.string() })),
  modules: z.array(FormModule),
});

export type FormPart = z.infer<typeof FormPart>;

/** A test on screen in one variant, as its authors write it. */
export const Form = z.object({
  id: Id,
  title: z.string(),
  edition: z.enum(editionNames as [(typeof editionNames)[number]]),
  variant: z.enum(variants),
  /** There is no table of scores: they are computed from the ranks of the items. */
  is_estimated: z.boolean(),
  parts: z.array(FormPart),
});
export type Form = z.infer<typeof Form>;

const variantQuery = z.object({ variant: z.enum(variants).default('mock') });

/** Tests on screen as forms: parts, modules and items. Added to the specification. */
export const formCalls = {
  'GET /forms/{id}': {
    summary: 'A test on screen in one variant: its parts and modules with their questions, and its routes.',
    who: authors,
    params: ById,
    query: variantQuery,
    reply: Form,
  },
  'PUT /forms/{id}': {
    summary:
      'Change the routes of a test on screen, its blueprints, and which questions are tried out. What is not named stays.',
    who: authors,
    params: ById,
    query: variantQuery,
    body: z.object({
      /** By first module; null: the computed number counts again. */
      routes: z.record(moduleType, z.number().nullable()).optional(),
      /** By question: whether it is tried out. */
      field_test: z.record(Id, z.boolean()).optional(),
      /** By module. */
      blueprint: z.record(moduleType, ModuleBlueprint).optional(),
    }),
    reply: Form,
  },
  'POST /forms/{id}/copy': {
    summary: 'Copy a test on screen as a new one, with the questions of both variants and without its table of scores.',
    who: authors,
    budget: 'batch',
    params: ById,
    body: z.object({ title: Title }),
    reply: z.object({ id: Id, title: z.string() }),
  },
} as const satisfies Area;
