import type { treeCalls } from '@fourfold/core/contract/tree';
import { callsByTopicKind, type TopicKind } from '@fourfold/core/topics/topic-kinds';
import { addSequencePlace, addSubtopic, addTopic } from '../../../src/testing/content.ts';
import type { AreaRows, CellContext } from '../call-row.ts';

const authoredRow = { of: 'authored' } as const;
const body = { title: 'Ratios' };
const createRow = { ...authoredRow, parts: () => ({ body }) };
const topicRow = (kind: TopicKind) => ({
  ...authoredRow,
  parts: async ({ db }: CellContext) => ({ params: { id: await addTopic(db, { kind }) }, body }),
});
const subtopicRow = {
  ...authoredRow,
  parts: async ({ db }: CellContext) => ({ params: { id: await addSubtopic(db, await addTopic(db)) }, body }),
};
const subsubtopicRow = {
  ...authoredRow,
  parts: async ({ db }: CellContext) => ({ params: { id: (await addSequencePlace(db)).subsubtopic }, body }),
};

export const treeRows = {
  ...callsByTopicKind('POST', '', () => createRow),
  ...callsByTopicKind('PUT', '/{id}', topicRow),
  ...callsByTopicKind('DELETE', '/{id}', topicRow),
  'PUT /tests/update_positions': {
    ...authoredRow,
    parts: async ({ db }) => {
      const living = db.selectFrom('topics').where('kind', '=', 'math').where('deleted_at', 'is', null);
      const tests = (await living.select('id').execute()).map(({ id }) => id);
      return { body: { topic_type: 'math', tests } };
    },
  },
  'GET /tree_counts': { ...authoredRow, parts: () => ({ query: { topic_type: 'math' } }) },
  'POST /subtopics': { ...authoredRow, parts: async ({ db }) => ({ body: { ...body, test_id: await addTopic(db) } }) },
  'PUT /subtopics/{id}': subtopicRow,
  'DELETE /subtopics/{id}': subtopicRow,
  'PUT /subtopics/update_positions': {
    ...authoredRow,
    parts: async ({ db }) => {
      const test_id = await addTopic(db);
      return { body: { test_id, subtopics: [await addSubtopic(db, test_id)] } };
    },
  },
  'POST /subsubtopics': {
    ...authoredRow,
    parts: async ({ db }) => ({ body: { ...body, subtopic_id: await addSubtopic(db, await addTopic(db)) } }),
  },
  'PUT /subsubtopics/{id}': subsubtopicRow,
  'DELETE /subsubtopics/{id}': subsubtopicRow,
  'PUT /subsubtopics/update_positions': {
    ...authoredRow,
    parts: async ({ db }) => {
      const parents = await addSequencePlace(db);
      return { body: { subtopic_id: parents.subtopic, subsubtopics: [parents.subsubtopic] } };
    },
  },
} as const satisfies AreaRows<typeof treeCalls>;
