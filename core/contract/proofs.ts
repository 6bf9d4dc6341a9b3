import * as z from 'zod';
import { type FindingLevel, type FindingName, findingNames } from '../proofs/finding.ts';
import { authors } from './authoring.ts';
import { type Area, Id, listOf } from './call.ts';

/** Places whose questions lead to one another, by the names of their lists (core/authoring/sections). */
const mapSections = ['subTopic', 'subsubTopic', 'SatTopic', 'SatQuestionTopic', 'ActQuestionTopic'] as const;
export type MapSection = (typeof mapSections)[number];

const Name = z.enum(findingNames as readonly [FindingName, ...FindingName[]]);
const Level = z.enum(['broken', 'unchecked', 'poor', 'unpublished'] satisfies FindingLevel[]);

/** Where an outcome or an answer leads as it is stored, whatever students find there; null: nowhere. */
const Leads = z.object({ question: Id.nullable(), set: Id.nullable() });

export const MapQuestion = z.object({
  id: Id,
  /** Zero-based, shown plus one. */
  position: z.number().int(),
  /** The first words of its stem, formulas as LaTeX; at most 160 characters. */
  title: z.string(),
  is_hidden: z.boolean(),
  is_free_response: z.boolean(),
  /** Whether anything that can be chosen or typed is right. */
  can_be_right: z.boolean(),
  right: Leads,
  wrong: Leads,
  /** Choices in their order, without those beyond F; none of a typed question. */
  answers: z.array(z.object({ id: Id, correct: z.boolean(), leads: Leads })),
  /** Where students go; `right` is null where nothing is right, and `wrong` has one for each way of being wrong. */
  ways: z.object({ right: Leads.nullable(), wrong: z.array(Leads).readonly() }),
});
export type MapQuestion = z.infer<typeof MapQuestion>;

/** A problem set that the sequence leads through. */
export const MapSet = z.object({
  id: Id,
  title: z.string(),
  /** Of a draft that leads there: as though both were published. */
  state: z.enum(['shown', 'unpublished', 'deleted', 'empty', 'endless']),
  is_published: z.boolean(),
  /** Its page in the studio. */
  url: z.string(),
  /** Of each visible question in its order: whether it can be answered rightly. */
  can_be_right: z.array(z.boolean()),
  /** Likewise, whether wrongly. */
  can_be_wrong: z.array(z.boolean()),
});
export type MapSet = z.infer<typeof MapSet>;

export const MapFinding = z.object({
  name: Name,
  level: Level,
  /** A sentence for the author. */
  text: z.string(),
  /** The question or the set that it is about; null: the sequence as a whole. */
  node: Id.nullable(),
  /** Of a link of the question: `right` or `wrong`, or the id of the answer whose own it is. */
  link: z.string().nullable(),
  /** The page on which it is mended. */
  url: z.string(),
});
export type MapFinding = z.infer<typeof MapFinding>;

export const SequenceMap = z.object({
  title: z.string(),
  /** All that live, hidden ones too, in their order. */
  questions: z.array(MapQuestion),
  sets: z.array(MapSet),
  findings: z.array(MapFinding),
});
export type SequenceMap = z.infer<typeof SequenceMap>;

/** The lists of the studio's dashboard. */
const healthLists = ['sat', 'act', 'math', 'grammar', 'reading', 'sat_topic'] as const;
export type HealthList = (typeof healthLists)[number];

/** How a topic, a SAT or an ACT stands, with all below it. */
export const Health = z.object({
  list: z.enum(healthLists),
  id: Id,
  title: z.string(),
  isPublish: z.boolean(),
  /** Its page in the studio. */
  url: z.string(),
  /** Questions that live in it, in sequences, sets and tests; a set that hangs in two places counts in both. */
  questions: z.number().int(),
  /** Of its parts (topics, sets, numbers, sequences, tests): how many there are, and how many are published. */
  parts: z.number().int(),
  published: z.number().int(),
  /** Records with a finding that is `broken`, published or not. */
  broken: z.number().int(),
  /** Records with findings that are `poor`, and none that is `broken`. */
  poor: z.number().int(),
  /** Records with a finding that is `unchecked`, whatever else is found. */
  unchecked: z.number().int(),
});
export type Health = z.infer<typeof Health>;

export const healthParts = ['unpublished', 'broken', 'unchecked', 'poor'] as const;
export type HealthPart = (typeof healthParts)[number];

/** One line behind a number of the dashboard. */
export const HealthEntry = z.object({
  /** The finding's sentence, or the title of what is not published. */
  text: z.string(),
  name: Name.nullable(),
  url: z.string(),
});
export type HealthEntry = z.infer<typeof HealthEntry>;

/** What students did with a question. Only of questions with at least 20 first answers, one of each student. */
export const ItemStatistics = z.object({
  question_id: Id,
  /** Students who answered it, each counted once by the first answer. */
  students: z.number().int(),
  /** Share of right first answers, 0 to 1 (proportion correct, p). */
  facility: z.number(),
  /** Point-biserial correlation with the share that the same student had right of the rest, -1 to 1; null: none. */
  discrimination: z.number().nullable(),
  /** Seconds until the first answer. */
  median_seconds: z.number(),
  /** How often each choice was among those given; none of a typed question. */
  choices: z.array(z.object({ answer_id: Id, count: z.number().int(), share: z.number() })),
  /** Wrong texts that at least 2 students typed, the most common first; at most 5. */
  wrong_texts: z.array(z.object({ text: z.string(), count: z.number().int() })),
  /** Why the figures say that the key may be wrong, a sentence; null where they do not. */
  doubt: z.string().nullable(),
});
export type ItemStatistics = z.infer<typeof ItemStatistics>;

/** Seeing content whole: its proofs, its health, and what students did with it. All of it is added to the specification. */
export const proofCalls = {
  'GET /sequence_map': {
    summary: 'A sequence as a graph: its questions, the sets it leads through, and what is wrong with them.',
    who: authors,
    budget: 'statistics',
    query: z.object({ section: z.enum(mapSections), id: Id }),
    reply: SequenceMap,
  },
  'GET /content_health': {
    summary: 'Of each topic, SAT and ACT: what is published, and how many records have findings.',
    who: authors,
    budget: 'statistics',
    reply: listOf(Health),
  },
  'GET /content_findings': {
    summary: 'The records behind one number of the content’s health; 20 a page.',
    who: authors,
    budget: 'statistics',
    query: z.object({
      id: Id,
      part: z.enum(healthParts),
      /** The page, from 1 on (Q100). */
      offset: z.coerce.number().int().min(1).max(10_000).optional(),
    }),
    reply: listOf(HealthEntry).extend({ title: z.string(), count: z.number().int() }),
  },
  'GET /item_statistics': {
    summary: 'What students did with the questions of a place, where at least 20 have answered.',
    who: authors,
    replica: true,
    budget: 'statistics',
    query: z.object({ section: z.enum([...mapSections, 'problemSet']), id: Id }),
    reply: listOf(ItemStatistics),
  },
} as const satisfies Area;
