import type { TopicKind } from '@fourfold/core/contract/content';
import type { treeCalls } from '@fourfold/core/contract/tree';
import { addSequencePlace, addSubtopic, addTopic } from '../../../src/testing/content.ts';
import type { At, Rows } from '../row.ts';

const authored = { of: 'authored' } as const;
const body = { title: 'Ratios' };
const created = { ...authored, parts: () => ({ body }) };
const topic = (kind: TopicKind) => ({
  ...authored,
  parts: async ({ db }: At) => ({ params: { id: await addTopic(db, { kind }) }, body }),
});
const subtopic = {
  ...authored,
  parts: async ({ db }: At) => ({ params: { id: await addSubtopic(db, await addTopic(db)) }, body }),
};
const subsubtopic = {
  ...authored,
  parts: async ({ db }: At) => ({ params: { id: (await addSequencePlace(db)).subsubtopic }, body }),
};

export const treeRows = {
  'POST /topics': created,
  'POST /grammar_topics': created,
  'POST /reading_topics': created,
  'POST /sat_topics': created,
  'PUT /topics/{id}': topic('math'),
  'PUT /grammar_topics/{id}': topic('grammar'),
  'PUT /reading_topics/{id}': topic('reading'),
  'PUT /sat_topics/{id}': topic('sat'),
  'DELETE /topics/{id}': topic('math'),
  'DELETE /grammar_topics/{id}': topic('grammar'),
  'DELETE /reading_topics/{id}': topic('reading'),
  'DELETE /sat_topics/{id}': topic('sat'),
  'PUT /tests/update_positions': {
    ...authored,
    parts: async ({ db }) => {
      const living = db.selectFrom('topics').where('kind', '=', 'math').where('deleted_at', 'is', null);
      const tests = (await living.select('id').execute()).map(({ id }) => id);
      return { body: { topic_type: 'math', tests } };
    },
  },
  'POST /subtopics': { ...authored, parts: async ({ db }) => ({ body: { ...body, test_id: await addTopic(db) } }) },
  'PUT /subtopics/{id}': subtopic,
  'DELETE /subtopics/{id}': subtopic,
  'PUT /subtopics/update_positions': {
    ...authored,
    parts: async ({ db }) => {
      const test_id = await addTopic(db);
      return { body: { test_id, subtopics: [await addSubtopic(db, test_id)] } };
    },
  },
  'POST /subsubtopics': {
    ...authored,
    parts: async ({ db }) => ({ body: { ...body, subtopic_id: await addSubtopic(db, await addTopic(db)) } }),
  },
  'PUT /subsubtopics/{id}': subsubtopic,
  'DELETE /subsubtopics/{id}': subsubtopic,
  'PUT /subsubtopics/update_positions': {
    ...authored,
    parts: async ({ db }) => {
      const place = await addSequencePlace(db);
      return { body: { subtopic_id: place.subtopic, subsubtopics: [place.subsubtopic] } };
    },
  },
} as const satisfies Rows<typeof treeCalls>;
