import type { publishingCalls } from '@fourfold/core/contract/publishing';
import type { Family } from '@fourfold/core/exams/families';
import { addExamQuestion, addSequencePlace, addSet } from '../../../src/testing/content.ts';
import type { At, Rows } from '../row.ts';
import { examOf, newExamOf, ofExam } from './exam-of.ts';

const authored = { of: 'authored' } as const;
const closed = { isPublish: false };

const place = (kind: 'topic' | 'subtopic' | 'subsubtopic') => ({
  ...authored,
  parts: async ({ db }: At) => ({ body: { id: (await addSequencePlace(db))[kind], ...closed } }),
});
const sequence = (kind: 'subtopic' | 'subsubtopic') => ({
  ...authored,
  parts: async ({ db }: At) => ({ body: { id: (await addSequencePlace(db))[kind], isSequencePublish: false } }),
});
const exam = (family: Family) => ({
  ...ofExam[family],
  parts: async (at: At) => ({ body: { id: await newExamOf(at, family), ...closed } }),
});
const number = (family: Family) => ({
  ...authored,
  parts: async ({ db }: At) => ({ body: { id: (await addExamQuestion(db, family)).id, ...closed } }),
});

export const publishingRows = {
  'POST /topics/publish_unpublish': place('topic'),
  'POST /subtopics/publish_unpublish': place('subtopic'),
  'POST /subtopics/sequence_publish_unpublish': sequence('subtopic'),
  'POST /subsubtopics/publish_unpublish': place('subsubtopic'),
  'POST /subsubtopics/sequence_publish_unpublish': sequence('subsubtopic'),
  'POST /problem_sets/publish_unpublish': {
    ...authored,
    parts: async ({ db }) => {
      const { subsubtopic } = await addSequencePlace(db);
      return { body: { id: await addSet(db, { kind: 'subsubtopic', id: subsubtopic }), ...closed } };
    },
  },
  'POST /sats/test_sats/publish_unpublish': [
    exam('sat'),
    {
      ...ofExam.sat,
      way: 'of a test',
      parts: async (at) => ({ body: { id: await newExamOf(at, 'sat'), math_calc_mock_test_publish: true } }),
    },
  ],
  'POST /acts/test_acts/publish_unpublish': [
    exam('act'),
    {
      ...ofExam.act,
      way: 'of a test',
      parts: async (at) => ({ body: { id: await newExamOf(at, 'act'), math_mock_test_publish: true } }),
    },
  ],
  'POST /sat_questions/publish_unpublish': number('sat'),
  'POST /act_questions/publish_unpublish': number('act'),
  // It counts the students who would see it.
  'GET /publish_effect': [
    { ...ofExam.sat, parts: (at) => ({ query: { kind: 'sat', id: examOf(at, 'sat') } }), tells: 'sums' },
    {
      ...ofExam.act,
      way: 'of a test',
      parts: (at) => ({ query: { kind: 'act_test', id: examOf(at, 'act'), test: 'math_mock_test_publish' } }),
      tells: 'sums',
    },
  ],
} as const satisfies Rows<typeof publishingCalls>;
