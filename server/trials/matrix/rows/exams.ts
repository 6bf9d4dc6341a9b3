import type { examProgressCalls } from '@fourfold/core/contract/exam-progress';
import type { examQuestionCalls } from '@fourfold/core/contract/exam-questions';
import type { examCalls } from '@fourfold/core/contract/exams';
import { keySheet } from '@fourfold/core/grading/testing/keys';
import { actTable, satTable } from '@fourfold/core/scores/testing/tables';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { addExamQuestion, addOwnExam } from '../../../src/testing/content.ts';
import type { AreaRows, CellContext } from '../call-row.ts';
import { listRefusal, ownOrder, studioOrder } from './exam-orders.ts';
import { examOf, examRow, newExamOf } from './exam-rows.ts';

const contentRow = { of: 'content' } as const;
const authoredRow = { of: 'authored' } as const;
const orderRow = { of: 'persons', others: listRefusal } as const;
const practisers = ['student', 'tutor-login', 'admin', 'super-admin'] as const;
const title = 'Practice test 9';
const moreThanTitle = [403, 'progress_by_problemset: only a super admin may change it'] as const;

const examByIdRow = (family: Family) => ({
  ...examRow[family],
  parts: (at: CellContext) => ({ params: { id: examOf(at, family) } }),
});
const newExamRow = (family: Family) => ({
  ...examRow[family],
  parts: async (at: CellContext) => ({ params: { id: await newExamOf(at, family) }, body: { title } }),
});
const changedExamRow = (family: Family) => ({
  ...examRow[family],
  variant: 'with more than its title',
  parts: async (at: CellContext) => ({
    params: { id: await newExamOf(at, family) },
    body: { progress_by_problemset: true },
  }),
  refuses: { admin: moreThanTitle },
  others: { admin: moreThanTitle, 'super-admin': examRow[family].others },
});
/** A client may choose the id of a new record, but not an existing one. */
const createRow = (family: Family, name: string) => ({
  of: 'persons' as const,
  parts: ({ whose, owner }: CellContext) => ({ body: { title, ...(whose === 'others' && { id: owner[family] }) } }),
  others: [409, `This id already names another ${name}: give each ${name} an id of its own`] as const,
});
const recordRow = (family: Family) => ({
  ...examRow[family],
  parts: ({ owner, ownGroup }: CellContext) => ({ params: { id: owner[family] }, body: { title: ownGroup.mark } }),
});
const newRecordRow = (family: Family) => ({
  ...examRow[family],
  parts: async ({ db, whose, owner }: CellContext) => {
    const addRecord = async () => await addOwnExam(db, family, { user_id: owner.id });
    return { params: { id: whose === 'others' ? owner[family] : await addRecord() } };
  },
});
const satProgressRow = {
  ...examRow.sat,
  parts: (at: CellContext) => ({ body: { sat_id: examOf(at, 'sat') } }),
} as const;
const actProgressRow = {
  ...examRow.act,
  parts: (at: CellContext) => ({ body: { act_id: examOf(at, 'act') } }),
} as const;
const newTopic = async ({ db }: CellContext, family: Family) => (await addExamQuestion(db, family)).id;
const topicTitleRow = (family: Family) => ({
  ...authoredRow,
  parts: async (at: CellContext) => ({ params: { id: await newTopic(at, family) }, body: { topic: { title } } }),
});
const topicTitlesRow = (family: Family) => ({
  ...authoredRow,
  parts: async (at: CellContext) => ({ body: { topics: [{ id: await newTopic(at, family), title }] } }),
});
const videoRow = (family: Family) => ({
  ...authoredRow,
  parts: async (at: CellContext) => ({
    body: { id: await newTopic(at, family), type: 'Real', video_explanation: 'See page 4.' } as const,
  }),
});

export const examRows = {
  'GET /sats_users': { of: 'caller', parts: () => ({ query: {} }), shows: practisers },
  'PUT /sats_users/update_positions': {
    ...orderRow,
    parts: async (at) => ({ body: { sats: await ownOrder(at, 'sat') } }),
  },
  'GET /sats/test_sats': contentRow,
  'GET /sats/real_sats': { of: 'caller', shows: practisers },
  'GET /sats/test_sats/{id}': examByIdRow('sat'),
  'GET /sats/real_sats/{id}': { ...recordRow('sat'), shows: practisers },
  'POST /sats/test_sats': createRow('sat', 'SAT'),
  'POST /sats/real_sats': { of: 'caller', parts: () => ({ body: { title, marks: { verbal: 600, math: 610 } } }) },
  'PUT /sats/test_sats/{id}': [newExamRow('sat'), changedExamRow('sat')],
  'PUT /sats/real_sats/{id}': recordRow('sat'),
  'DELETE /sats/test_sats/{id}': newExamRow('sat'),
  'DELETE /sats/real_sats/{id}': newRecordRow('sat'),
  'PUT /sats/test_sats/update_positions': {
    ...orderRow,
    parts: async (at) => ({ body: { sats: await studioOrder(at, 'sat') } }),
  },
  'POST /sats/test_sats/update_score': {
    ...examRow.sat,
    parts: async (at) => ({ body: { id: await newExamOf(at, 'sat'), score: satTable() } }),
  },
  'POST /sats/test_sats/update_bubble_answers': {
    ...examRow.sat,
    parts: async (at) => ({ body: { id: await newExamOf(at, 'sat'), bubble_sheet_answers: keySheet('sat') } }),
  },
  'GET /sats/test_sats/{id}/problem_sets': examByIdRow('sat'),
  'POST /user_progresses/get_user_sat_sequences_progress': satProgressRow,
  'POST /user_progresses/get_sat_type_progress': satProgressRow,
  'POST /user_progresses/get_sat_problem_set_type_progress': satProgressRow,
  'GET /sat_questions': { ...examRow.sat, parts: (at) => ({ query: { sat_id: examOf(at, 'sat') } }) },
  'GET /sat_questions/{id}': { ...contentRow, parts: ({ content }) => ({ params: { id: content.sat.topic } }) },
  'PUT /sat_questions/{id}': topicTitleRow('sat'),
  'PUT /sat_questions/update_topics': topicTitlesRow('sat'),
  'GET /sat_questions/topic_titles': authoredRow,
  'POST /sat_questions/update_video_explanation': videoRow('sat'),

  'GET /acts_users': { of: 'caller', parts: () => ({ query: {} }), shows: practisers },
  'PUT /acts_users/update_positions': {
    ...orderRow,
    parts: async (at) => ({ body: { acts: await ownOrder(at, 'act') } }),
  },
  'GET /acts/test_acts': contentRow,
  'GET /acts/real_acts': { of: 'caller', shows: practisers },
  'GET /acts/test_acts/{id}': examByIdRow('act'),
  'GET /acts/real_acts/{id}': { ...recordRow('act'), shows: practisers },
  'POST /acts/test_acts': createRow('act', 'ACT'),
  'POST /acts/real_acts': {
    of: 'caller',
    parts: () => ({ body: { title, marks: { english: 20, math: 21, reading: 22, science: 23 } } }),
  },
  'PUT /acts/test_acts/{id}': [newExamRow('act'), changedExamRow('act')],
  'PUT /acts/real_acts/{id}': recordRow('act'),
  'DELETE /acts/test_acts/{id}': newExamRow('act'),
  'DELETE /acts/real_acts/{id}': newRecordRow('act'),
  'PUT /acts/test_acts/update_positions': {
    ...orderRow,
    parts: async (at) => ({ body: { acts: await studioOrder(at, 'act') } }),
  },
  'POST /acts/test_acts/update_score': {
    ...examRow.act,
    parts: async (at) => ({ body: { id: await newExamOf(at, 'act'), score: actTable() } }),
  },
  'POST /acts/test_acts/update_bubble_answers': {
    ...examRow.act,
    parts: async (at) => ({ body: { id: await newExamOf(at, 'act'), bubble_sheet_answers: keySheet('act') } }),
  },
  'GET /acts/test_acts/{id}/problem_sets': examByIdRow('act'),
  'POST /user_progresses/get_user_act_sequences_progress': actProgressRow,
  'POST /user_progresses/get_act_type_progress': actProgressRow,
  'POST /user_progresses/get_act_problem_set_type_progress': actProgressRow,
  'GET /act_questions': { ...examRow.act, parts: (at) => ({ query: { act_id: examOf(at, 'act') } }) },
  'GET /act_questions/{id}': { ...contentRow, parts: ({ content }) => ({ params: { id: content.act.topic } }) },
  'PUT /act_questions/{id}': topicTitleRow('act'),
  'PUT /act_questions/update_topics': topicTitlesRow('act'),
  'GET /act_questions/topic_titles': authoredRow,
  'POST /act_questions/update_video_explanation': videoRow('act'),
} as const satisfies AreaRows<typeof examCalls & typeof examProgressCalls & typeof examQuestionCalls>;
