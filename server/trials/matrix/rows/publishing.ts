import type { proofCalls } from '@fourfold/core/contract/proofs';
import type { publishingCalls } from '@fourfold/core/contract/publishing';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { addExamQuestion, addSequencePlace, addSet } from '../../../src/testing/content.ts';
import { type AreaRows, type CellContext, notFound } from '../call-row.ts';
import { examOf, examRow, newExamOf } from './exam-rows.ts';

const authoredRow = { of: 'authored' } as const;
const unpublished = { isPublish: false };

const topicTreeRow = (kind: 'topic' | 'subtopic' | 'subsubtopic') => ({
  ...authoredRow,
  parts: async ({ db }: CellContext) => ({ body: { id: (await addSequencePlace(db))[kind], ...unpublished } }),
});
const sequenceRow = (kind: 'subtopic' | 'subsubtopic') => ({
  ...authoredRow,
  parts: async ({ db }: CellContext) => ({
    body: { id: (await addSequencePlace(db))[kind], isSequencePublish: false },
  }),
});
const examPublishRow = (family: Family) => ({
  ...examRow[family],
  parts: async (at: CellContext) => ({ body: { id: await newExamOf(at, family), ...unpublished } }),
});
const numberRow = (family: Family) => ({
  ...authoredRow,
  parts: async ({ db }: CellContext) => ({ body: { id: (await addExamQuestion(db, family)).id, ...unpublished } }),
});

export const publishingRows = {
  'POST /topics/publish_unpublish': topicTreeRow('topic'),
  'POST /subtopics/publish_unpublish': topicTreeRow('subtopic'),
  'POST /subtopics/sequence_publish_unpublish': sequenceRow('subtopic'),
  'POST /subsubtopics/publish_unpublish': topicTreeRow('subsubtopic'),
  'POST /subsubtopics/sequence_publish_unpublish': sequenceRow('subsubtopic'),
  'POST /problem_sets/publish_unpublish': {
    ...authoredRow,
    parts: async ({ db }) => {
      const { subsubtopic } = await addSequencePlace(db);
      return { body: { id: await addSet(db, { kind: 'subsubtopic', id: subsubtopic }), ...unpublished } };
    },
  },
  'POST /sats/test_sats/publish_unpublish': [
    examPublishRow('sat'),
    {
      ...examRow.sat,
      variant: 'of a test',
      parts: async (at) => ({ body: { id: await newExamOf(at, 'sat'), math_calc_mock_test_publish: true } }),
    },
  ],
  'POST /acts/test_acts/publish_unpublish': [
    examPublishRow('act'),
    {
      ...examRow.act,
      variant: 'of a test',
      parts: async (at) => ({ body: { id: await newExamOf(at, 'act'), math_mock_test_publish: true } }),
    },
  ],
  'POST /sat_questions/publish_unpublish': numberRow('sat'),
  'POST /act_questions/publish_unpublish': numberRow('act'),
  'GET /unpublished_parts': { ...examRow.sat, parts: (at) => ({ query: { kind: 'sat', id: examOf(at, 'sat') } }) },
  'POST /publish_together': {
    ...examRow.sat,
    parts: async (at) => ({ body: { records: [{ kind: 'sat', id: await newExamOf(at, 'sat') }] } }),
  },
  // It counts the students who would see it.
  'GET /publish_effect': [
    { ...examRow.sat, parts: (at) => ({ query: { kind: 'sat', id: examOf(at, 'sat') } }), tells: 'sums' },
    {
      ...examRow.act,
      variant: 'of a test',
      parts: (at) => ({ query: { kind: 'act_test', id: examOf(at, 'act'), test: 'math_mock_test_publish' } }),
      tells: 'sums',
    },
  ],
} as const satisfies AreaRows<typeof publishingCalls>;

export const proofRows = {
  'GET /sequence_map': {
    ...authoredRow,
    parts: ({ content }) => ({ query: { section: 'subsubTopic', id: content.subsubtopic } }),
  },
  'GET /content_health': authoredRow,
  'GET /content_findings': {
    of: 'persons',
    parts: (at) => ({ query: { id: examOf(at, 'sat'), part: 'broken' } }),
    others: notFound('Topic, SAT or ACT'),
  },
  'GET /item_statistics': {
    ...authoredRow,
    parts: ({ content }) => ({ query: { section: 'problemSet', id: content.set } }),
  },
} as const satisfies AreaRows<typeof proofCalls>;
