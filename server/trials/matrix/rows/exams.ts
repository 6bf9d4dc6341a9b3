import type { examProgressCalls } from '@fourfold/core/contract/exam-progress';
import type { examQuestionCalls } from '@fourfold/core/contract/exam-questions';
import type { examCalls } from '@fourfold/core/contract/exams';
import type { Family } from '@fourfold/core/exams/families';
import { keySheet } from '@fourfold/core/grading/testing/keys';
import { actTable, satTable } from '@fourfold/core/scores/testing/tables';
import { addExam, addExamQuestion } from '../../../src/testing/content.ts';
import type { At, Rows } from '../row.ts';
import { examOf, newExamOf, ofExam } from './exam-of.ts';
import { notTheList, ownOrder, studioOrder } from './exam-orders.ts';

const content = { of: 'content' } as const;
const authored = { of: 'authored' } as const;
const ordered = { of: 'persons', others: notTheList } as const;
const practisers = ['student', 'tutor-login', 'admin', 'super-admin'] as const;
const title = 'Practice test 9';
const moreThanTitle = [403, 'progress_by_problemset: only a super admin may change it'] as const;

const exam = (family: Family) => ({ ...ofExam[family], parts: (at: At) => ({ params: { id: examOf(at, family) } }) });
const newExam = (family: Family) => ({
  ...ofExam[family],
  parts: async (at: At) => ({ params: { id: await newExamOf(at, family) }, body: { title } }),
});
const changedExam = (family: Family) => ({
  ...ofExam[family],
  way: 'with more than its title',
  parts: async (at: At) => ({ params: { id: await newExamOf(at, family) }, body: { progress_by_problemset: true } }),
  refuses: { admin: moreThanTitle },
  others: { admin: moreThanTitle, 'super-admin': ofExam[family].others },
});
/** A client may choose the id of a new record, but not an existing one. */
const created = (family: Family, name: string) => ({
  of: 'persons' as const,
  parts: ({ whose, owner }: At) => ({ body: { title, ...(whose === 'others' && { id: owner[family] }) } }),
  others: [409, `This id already names another ${name}: give each ${name} an id of its own`] as const,
});
const record = (family: Family) => ({
  ...ofExam[family],
  parts: ({ owner, mine }: At) => ({ params: { id: owner[family] }, body: { title: mine.mark } }),
});
const newRecord = (family: Family) => ({
  ...ofExam[family],
  parts: async ({ db, whose, owner }: At) => {
    const fresh = async () => await addExam(db, family, { owner_id: owner.id });
    return { params: { id: whose === 'others' ? owner[family] : await fresh() } };
  },
});
const ofSat = { ...ofExam.sat, parts: (at: At) => ({ body: { sat_id: examOf(at, 'sat') } }), reads: true } as const;
const ofAct = { ...ofExam.act, parts: (at: At) => ({ body: { act_id: examOf(at, 'act') } }), reads: true } as const;
const newTopic = async ({ db }: At, family: Family) => (await addExamQuestion(db, family)).id;
const named = (family: Family) => ({
  ...authored,
  parts: async (at: At) => ({ params: { id: await newTopic(at, family) }, body: { topic: { title } } }),
});
const video = (family: Family) => ({
  ...authored,
  parts: async (at: At) => ({
    body: { id: await newTopic(at, family), type: 'Real', video_explanation: 'See page 4.' } as const,
  }),
});

export const examRows = {
  'GET /sats_users': { of: 'caller', parts: () => ({ query: {} }), shows: practisers },
  'PUT /sats_users/update_positions': {
    ...ordered,
    parts: async (at) => ({ body: { sats: await ownOrder(at, 'sat') } }),
  },
  'GET /sats/test_sats': content,
  'GET /sats/real_sats': { of: 'caller', shows: practisers },
  'GET /sats/test_sats/{id}': exam('sat'),
  'GET /sats/real_sats/{id}': { ...record('sat'), shows: practisers },
  'POST /sats/test_sats': created('sat', 'SAT'),
  'POST /sats/real_sats': { of: 'caller', parts: () => ({ body: { title, marks: { verbal: 600, math: 610 } } }) },
  'PUT /sats/test_sats/{id}': [newExam('sat'), changedExam('sat')],
  'PUT /sats/real_sats/{id}': record('sat'),
  'DELETE /sats/test_sats/{id}': newExam('sat'),
  'DELETE /sats/real_sats/{id}': newRecord('sat'),
  'PUT /sats/test_sats/update_positions': {
    ...ordered,
    parts: async (at) => ({ body: { sats: await studioOrder(at, 'sat') } }),
  },
  'POST /sats/test_sats/update_score': {
    ...ofExam.sat,
    parts: async (at) => ({ body: { id: await newExamOf(at, 'sat'), score: satTable() } }),
  },
  'POST /sats/test_sats/update_bubble_answers': {
    ...ofExam.sat,
    parts: async (at) => ({ body: { id: await newExamOf(at, 'sat'), bubble_sheet_answers: keySheet('sat') } }),
  },
  'GET /sats/test_sats/{id}/problem_sets': exam('sat'),
  'POST /user_progresses/get_user_sat_sequences_progress': ofSat,
  'POST /user_progresses/get_sat_type_progress': ofSat,
  'POST /user_progresses/get_sat_problem_set_type_progress': ofSat,
  'GET /sat_questions': { ...ofExam.sat, parts: (at) => ({ query: { sat_id: examOf(at, 'sat') } }) },
  'GET /sat_questions/{id}': { ...content, parts: ({ world }) => ({ params: { id: world.sat.topic } }) },
  'PUT /sat_questions/{id}': named('sat'),
  'POST /sat_questions/update_video_explanation': video('sat'),

  'GET /acts_users': { of: 'caller', parts: () => ({ query: {} }), shows: practisers },
  'PUT /acts_users/update_positions': {
    ...ordered,
    parts: async (at) => ({ body: { acts: await ownOrder(at, 'act') } }),
  },
  'GET /acts/test_acts': content,
  'GET /acts/real_acts': { of: 'caller', shows: practisers },
  'GET /acts/test_acts/{id}': exam('act'),
  'GET /acts/real_acts/{id}': { ...record('act'), shows: practisers },
  'POST /acts/test_acts': created('act', 'ACT'),
  'POST /acts/real_acts': {
    of: 'caller',
    parts: () => ({ body: { title, marks: { english: 20, math: 21, reading: 22, science: 23 } } }),
  },
  'PUT /acts/test_acts/{id}': [newExam('act'), changedExam('act')],
  'PUT /acts/real_acts/{id}': record('act'),
  'DELETE /acts/test_acts/{id}': newExam('act'),
  'DELETE /acts/real_acts/{id}': newRecord('act'),
  'PUT /acts/test_acts/update_positions': {
    ...ordered,
    parts: async (at) => ({ body: { acts: await studioOrder(at, 'act') } }),
  },
  'POST /acts/test_acts/update_score': {
    ...ofExam.act,
    parts: async (at) => ({ body: { id: await newExamOf(at, 'act'), score: actTable() } }),
  },
  'POST /acts/test_acts/update_bubble_answers': {
    ...ofExam.act,
    parts: async (at) => ({ body: { id: await newExamOf(at, 'act'), bubble_sheet_answers: keySheet('act') } }),
  },
  'GET /acts/test_acts/{id}/problem_sets': exam('act'),
  'POST /user_progresses/get_user_act_sequences_progress': ofAct,
  'POST /user_progresses/get_act_type_progress': ofAct,
  'POST /user_progresses/get_act_problem_set_type_progress': ofAct,
  'GET /act_questions': { ...ofExam.act, parts: (at) => ({ query: { act_id: examOf(at, 'act') } }) },
  'GET /act_questions/{id}': { ...content, parts: ({ world }) => ({ params: { id: world.act.topic } }) },
  'PUT /act_questions/{id}': named('act'),
  'POST /act_questions/update_video_explanation': video('act'),
} as const satisfies Rows<typeof examCalls & typeof examProgressCalls & typeof examQuestionCalls>;
