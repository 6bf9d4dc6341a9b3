import type { problemSetCalls } from '@fourfold/core/contract/problem-sets';
import { addExamQuestion, addSequencePlace, addSet } from '../../../src/testing/content.ts';
import type { AreaRows, CellContext } from '../call-row.ts';

const authoredRow = { of: 'authored' } as const;
const title = 'Ratios again';

async function aNewSet({ db }: CellContext): Promise<{ set: string; subsubtopic: string }> {
  const { subsubtopic } = await addSequencePlace(db);
  return { set: await addSet(db, { kind: 'subsubtopic', id: subsubtopic }), subsubtopic };
}
async function aNewSetOf({ db }: CellContext, family: 'sat' | 'act'): Promise<{ set: string; topic: string }> {
  const { id: topic } = await addExamQuestion(db, family);
  return { set: await addSet(db, { kind: `${family}_question`, id: topic }), topic };
}

export const problemSetRows = {
  'POST /problem_sets': {
    ...authoredRow,
    parts: async (at) => ({ body: { title, subsubtopic_id: [(await aNewSet(at)).subsubtopic] } }),
  },
  'PUT /problem_sets/{id}': {
    ...authoredRow,
    parts: async (at) => ({ params: { id: (await aNewSet(at)).set }, body: { title } }),
  },
  'DELETE /problem_sets/{id}': {
    ...authoredRow,
    parts: async (at) => ({ params: { id: (await aNewSet(at)).set }, query: {} }),
  },
  'POST /problem_sets/update_notes': {
    ...authoredRow,
    parts: async (at) => ({ body: { id: (await aNewSet(at)).set, notes: 'Read this first.' } }),
  },
  'PUT /problem_sets/update_positions': {
    ...authoredRow,
    parts: async (at) => {
      const { set, subsubtopic } = await aNewSet(at);
      return { body: { subsubtopic_id: subsubtopic, problem_sets: [set] } };
    },
  },
  'PUT /problem_sets/update_sat_positions': {
    ...authoredRow,
    parts: async (at) => {
      const { set, topic } = await aNewSetOf(at, 'sat');
      return { body: { sat_question_id: topic, problem_sets: [set] } };
    },
  },
  'PUT /problem_sets/update_act_positions': {
    ...authoredRow,
    parts: async (at) => {
      const { set, topic } = await aNewSetOf(at, 'act');
      return { body: { act_question_id: topic, problem_sets: [set] } };
    },
  },
  'POST /problem_sets/bucket_multiple_problem_sets': {
    ...authoredRow,
    parts: async (at) => {
      const { set, subsubtopic } = await aNewSet(at);
      return { body: { problem_sets: [{ title, problem_set_id: set, subsubtopic_id: [subsubtopic] }] } };
    },
  },
} as const satisfies AreaRows<typeof problemSetCalls>;
