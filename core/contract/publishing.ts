import * as z from 'zod';
import { testFlags } from '../exams/exam-editions.ts';
import { topicTypes } from '../topics/topic-kinds.ts';
import { type Area, Id, superAdmins } from './call.ts';
import { actPublishing, satPublishing } from './test-publishing.ts';

const Publishing = z.object({ id: Id, isPublish: z.boolean() });
const SequencePublishing = z.object({ id: Id, isSequencePublish: z.boolean() });

const publish = {
  who: superAdmins,
  body: Publishing,
  reply: Publishing.extend({ _id: Id, title: z.string() }),
};
const publishSequence = {
  who: superAdmins,
  body: SequencePublishing,
  reply: SequencePublishing.extend({ _id: Id, title: z.string() }),
};

/** Publishes an exam, or one of its tests by the name of the flag (Q63). The reply has the flag that was sent. */
function publishExam<Flags extends z.ZodRawShape>(flags: z.ZodObject<Flags>) {
  const tests = flags.partial();
  return {
    who: superAdmins,
    body: z
      .object({ id: Id, isPublish: z.boolean().optional(), ...tests.shape })
      .refine(
        (body: object) => Object.values(body).filter((value) => typeof value === 'boolean').length === 1,
        'name one thing to publish: isPublish, or the flag of a test',
      ),
    reply: publish.reply.extend(tests.shape),
  };
}

/** Everything with a publish switch of its own (PUB-001, PUB-003). */
export const publishKinds = [
  'topic',
  'subtopic',
  'subtopic_sequence',
  'subsubtopic',
  'subsubtopic_sequence',
  'problem_set',
  'sat',
  'act',
  'sat_question',
  'act_question',
  'sat_test',
  'act_test',
] as const;
export type PublishKind = (typeof publishKinds)[number];

/** Something unfinished in a record that is about to be published: a sentence for the author, and where to fix it. */
export const PublishFinding = z.object({
  text: z.string(),
  /** Its page in the studio, path and query. */
  url: z.string(),
});
export type PublishFinding = z.infer<typeof PublishFinding>;

/** Kinds with a switch of their own in a row: not the tests of an exam. */
const switchKinds = publishKinds.filter((kind) => kind !== 'sat_test' && kind !== 'act_test');

/** An unpublished record above or below another record, to be published with it; or a published record above those. */
export const UnpublishedPart = z.object({
  kind: z.enum(switchKinds),
  id: Id,
  title: z.string(),
  isPublish: z.boolean(),
  /** The number of records above it in the tree. */
  depth: z.number().int(),
  /** Whether the other record is below it: students see that only once this one is published. */
  isAbove: z.boolean(),
  /** The number of its own findings, without those of what is below it. */
  findings: z.number().int(),
});
export type UnpublishedPart = z.infer<typeof UnpublishedPart>;

/** The most records that are published with one call. */
export const maxPublished = 500;

export const PublishEffect = z.object({
  title: z.string(),
  isPublish: z.boolean(),
  /** Unpublished ancestors, the topmost first: students do not see the record until all of them are published. */
  above: z.array(z.object({ kind: z.enum(publishKinds), title: z.string() })),
  /** The number of active students: all of them see the record once it and its ancestors are published. */
  students: z.number().int(),
  /** The number of students who have begun it and not finished it, and whom unpublishing would stop (Q195). */
  practising: z.number().int(),
  /** At most 100; `unfinished_count` says how many there are. */
  unfinished: z.array(PublishFinding),
  unfinished_count: z.number().int(),
});

/** In the order of the tree. One less than `maxPublished` at most; `count` says how many are not published. */
const UnpublishedParts = z.object({ data: z.array(UnpublishedPart), count: z.number().int() });
export type PublishEffect = z.infer<typeof PublishEffect>;

/**
 * Publishing, by super admins only (PUB-002). Tests are published by their exam's call, or by PUT of the exam (Q196).
 */
export const publishingCalls = {
  'POST /topics/publish_unpublish': {
    summary: 'Publish a topic of any kind or unpublish it.',
    who: superAdmins,
    body: Publishing,
    reply: Publishing.extend({ _id: Id, title: z.string(), type: z.enum(topicTypes) }),
  },
  'POST /subtopics/publish_unpublish': { ...publish, summary: 'Publish a sub-topic or unpublish it.' },
  'POST /subtopics/sequence_publish_unpublish': {
    ...publishSequence,
    summary: 'Publish the sequence of a sub-topic’s own questions or unpublish it.',
  },
  'POST /subsubtopics/publish_unpublish': { ...publish, summary: 'Publish a sub-sub-topic or unpublish it.' },
  'POST /subsubtopics/sequence_publish_unpublish': {
    ...publishSequence,
    summary: 'Publish the sequence of a sub-sub-topic or unpublish it.',
  },
  'POST /problem_sets/publish_unpublish': {
    summary: 'Publish a problem set, or unpublish it; `selectedId` is the parent on whose page this was requested.',
    who: superAdmins,
    body: Publishing.extend({ selectedId: Id.optional() }),
    reply: publish.reply,
  },
  'POST /sats/test_sats/publish_unpublish': {
    ...publishExam(z.object(satPublishing)),
    summary: 'Publish a SAT or one of its tests or unpublish it.',
  },
  'POST /acts/test_acts/publish_unpublish': {
    ...publishExam(z.object(actPublishing)),
    summary: 'Publish an ACT or one of its tests or unpublish it.',
  },
  'POST /sat_questions/publish_unpublish': { ...publish, summary: 'Publish a SAT question topic or unpublish it.' },
  'POST /act_questions/publish_unpublish': { ...publish, summary: 'Publish an ACT question topic or unpublish it.' },
  'GET /publish_effect': {
    summary: 'What publishing a record would show, to how many students, and its unfinished parts. Added.',
    who: superAdmins,
    query: z.object({
      kind: z.enum(publishKinds),
      id: Id,
      /** For `sat_test` and `act_test`, whose `id` is that of the exam. */
      test: z.enum(testFlags).optional(),
    }),
    reply: PublishEffect,
  },
  'GET /unpublished_parts': {
    summary: 'What is not published above and below a record, with the number of findings of each. Added.',
    who: superAdmins,
    query: z.object({ kind: z.enum(switchKinds), id: Id }),
    reply: UnpublishedParts,
  },
  'POST /publish_together': {
    summary: 'Publish several records: all of them or none. Replies with those that were not published before. Added.',
    who: superAdmins,
    body: z.object({
      records: z
        .array(z.object({ kind: z.enum(switchKinds), id: Id }))
        .min(1)
        .max(maxPublished),
    }),
    reply: z.object({ data: z.array(z.object({ kind: z.enum(switchKinds), id: Id, title: z.string() })) }),
  },
} as const satisfies Area;
