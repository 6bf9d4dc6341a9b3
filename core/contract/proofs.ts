import * as z from 'zod';
import { type TestFlag, testFlags } from '../exams/exam-editions.ts';
import { type FindingLevel, type FindingName, findingNames } from '../proofs/finding.ts';
import { type TopicHealthList, topicKindNames, topicKinds } from '../topics/topic-kinds.ts';
import type { Family } from '../wire/exams/exam-family.ts';
import { authors } from './authoring.ts';
import { type Area, Id, listOf } from './call.ts';
import { publishKinds } from './publishing.ts';

/** Parents with a sequence of questions, by the names of their lists (core/authoring/sections). */
const mapSections = ['subTopic', 'subsubTopic', 'SatTopic', 'SatQuestionTopic', 'ActQuestionTopic'] as const;
export type MapSection = (typeof mapSections)[number];

const Name = z.enum(findingNames as readonly [FindingName, ...FindingName[]]);
const Level = z.enum(['broken', 'unchecked', 'poor', 'unpublished'] satisfies FindingLevel[]);

/** Where an outcome or an answer leads, as stored, whether or not students can follow; null: nowhere. */
const LinkTarget = z.object({ question: Id.nullable(), set: Id.nullable() });

export const MapQuestion = z.object({
  id: Id,
  /** Zero-based, shown plus one. */
  position: z.number().int(),
  /** The beginning of its stem, with formulas as LaTeX; at most 160 characters. */
  title: z.string(),
  is_hidden: z.boolean(),
  is_free_response: z.boolean(),
  /** Whether any choice or typed text is right. */
  can_be_right: z.boolean(),
  right: LinkTarget,
  wrong: LinkTarget,
  /** The choices in order, up to F; empty for a typed question. */
  answers: z.array(z.object({ id: Id, correct: z.boolean(), leads: LinkTarget })),
  /** Where students go. `right` is null if no answer is right; `wrong` has one target for each kind of wrong answer. */
  ways: z.object({ right: LinkTarget.nullable(), wrong: z.array(LinkTarget).readonly() }),
});
export type MapQuestion = z.infer<typeof MapQuestion>;

/** A problem set that the sequence leads through. */
export const MapSet = z.object({
  id: Id,
  title: z.string(),
  /** In relation to a draft that leads to it: as though both were published. */
  state: z.enum(['shown', 'unpublished', 'deleted', 'empty', 'endless']),
  is_published: z.boolean(),
  /** Its page in the studio. */
  url: z.string(),
  /** For each visible question in order: whether it can be answered right. */
  can_be_right: z.array(z.boolean()),
  /** For each visible question in order: whether it can be answered wrong. */
  can_be_wrong: z.array(z.boolean()),
});
export type MapSet = z.infer<typeof MapSet>;

export const MapFinding = z.object({
  name: Name,
  level: Level,
  /** A sentence for the author. */
  text: z.string(),
  /** The question or the set concerned; null: the whole sequence. */
  node: Id.nullable(),
  /** The link of the question: `right`, `wrong`, or the id of the answer that has the link. */
  link: z.string().nullable(),
  /** The page on which the author can fix it. */
  url: z.string(),
});
export type MapFinding = z.infer<typeof MapFinding>;

export const SequenceMap = z.object({
  title: z.string(),
  /** All that are not deleted, hidden ones too, in order. */
  questions: z.array(MapQuestion),
  sets: z.array(MapSet),
  findings: z.array(MapFinding),
});
export type SequenceMap = z.infer<typeof SequenceMap>;

/** The lists of the studio's dashboard. */
export type HealthList = Family | TopicHealthList;
const healthLists: readonly HealthList[] = ['sat', 'act', ...topicKindNames.map((kind) => topicKinds[kind].healthList)];

/** The state of a topic, a SAT or an ACT with everything below it. */
export const RecordHealth = z.object({
  list: z.enum(healthLists),
  id: Id,
  title: z.string(),
  isPublish: z.boolean(),
  /** Its page in the studio. */
  url: z.string(),
  /** Questions in its sequences, sets and tests that are not deleted. A set with two parents counts in both. */
  questions: z.number().int(),
  /** The number of its parts (topics, sets, numbers, sequences, tests), and of the published ones. */
  parts: z.number().int(),
  published: z.number().int(),
  /** Records with a finding that is `broken`, published or not. */
  broken: z.number().int(),
  /** Records with findings that are `poor`, and none that is `broken`. */
  poor: z.number().int(),
  /** Records with a finding that is `unchecked`, whatever other findings they have. */
  unchecked: z.number().int(),
});
export type RecordHealth = z.infer<typeof RecordHealth>;

export const healthParts = ['unpublished', 'broken', 'unchecked', 'poor'] as const;
export type HealthPart = (typeof healthParts)[number];

/** One record that a number of the dashboard counts. */
export const HealthEntry = z.object({
  /** The finding's sentence, or the title of the unpublished record. */
  text: z.string(),
  name: Name.nullable(),
  url: z.string(),
  /** The titles of what the record is in, the topmost first. */
  above: z.array(z.string()),
  /** What publishes the record; null if it is published, or is a question. */
  publish: z
    .object({
      kind: z.enum(publishKinds),
      id: Id,
      title: z.string(),
      /** The flag of a test; null for another record. */
      test: z.enum(testFlags as readonly [TestFlag, ...TestFlag[]]).nullable(),
    })
    .nullable(),
});
export type HealthEntry = z.infer<typeof HealthEntry>;

/** Statistics of a question: only with at least 20 first answers, one of each student. */
export const ItemStatistics = z.object({
  question_id: Id,
  /** Students whose first answer the present key has judged. */
  students: z.number().int(),
  /** Share of right first answers, 0 to 1 (proportion correct, p). */
  facility: z.number(),
  /**
   * Point-biserial correlation with the same student's share of right answers to the other
   * questions, -1 to 1; null if undefined.
   */
  discrimination: z.number().nullable(),
  /** Seconds until the first answer. */
  median_seconds: z.number(),
  /** How often each choice was given; empty for a typed question. */
  choices: z.array(z.object({ answer_id: Id, count: z.number().int(), share: z.number() })),
  /** Wrong texts that at least 2 students typed, the most common first; at most 5. */
  wrong_texts: z.array(z.object({ text: z.string(), count: z.number().int() })),
  /** Why the statistics suggest a wrong key, as a sentence; null if they do not. */
  doubt: z.string().nullable(),
  /** Only answers since this time are counted, because the key was changed then; null: it was not. */
  key_changed_at: z.iso.datetime().nullable(),
  /** Answers until this time are counted. */
  counted_until: z.iso.datetime(),
});
export type ItemStatistics = z.infer<typeof ItemStatistics>;

/** The sequence map, content health and item statistics. Added to the specification. */
export const proofCalls = {
  'GET /sequence_map': {
    summary: 'A sequence as a graph: its questions, the sets that it links to, and their findings.',
    who: authors,
    budget: 'statistics',
    query: z.object({ section: z.enum(mapSections), id: Id }),
    reply: SequenceMap,
  },
  'GET /content_health': {
    summary: 'For each topic, SAT and ACT: what is published, and how many records have findings.',
    who: authors,
    budget: 'statistics',
    reply: listOf(RecordHealth),
  },
  'GET /content_findings': {
    summary: 'The records that one number of the content health counts; 20 a page.',
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
    summary: 'Statistics of the questions of a list; a question needs answers of at least 20 students.',
    who: authors,
    replica: true,
    budget: 'statistics',
    query: z.object({ section: z.enum([...mapSections, 'problemSet']), id: Id }),
    reply: listOf(ItemStatistics),
  },
} as const satisfies Area;
