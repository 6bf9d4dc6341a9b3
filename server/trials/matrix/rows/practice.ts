import type { practiceCalls } from '@fourfold/core/contract/practice';
import { newId } from '../../../src/call/new-id.ts';
import { aSet } from '../../../src/testing/practice.ts';
import { type At, notOneself, type Rows } from '../row.ts';

const sequenceOf = ({ owner, world }: At) => ({
  body: { user_id: owner.id, reference_type: 'HomeSubsubTopic', reference_id: world.subsubtopic } as const,
});
const setOf = ({ owner, world }: At) => ({
  body: { user_id: owner.id, reference_type: 'HomeProblemSetQuestions', reference_id: world.set } as const,
});
async function anAnswer({ db }: At) {
  const { reference, questions } = await aSet(db, 1);
  const [question] = questions;
  if (!question) throw new Error('The set has no question.');
  return {
    ...{ question_id: question.id, ...reference },
    ...{ given_answer_ids: [question.right], given_free_response_answer: '' },
  };
}
/** The id of an answer of the owner. */
async function aRecordOf({ db, owner }: At): Promise<string> {
  const given = db.selectFrom('practice_events').where('user_id', '=', owner.id).where('record_id', 'is not', null);
  const first = await given.orderBy('at').orderBy('record_id').select('record_id').executeTakeFirst();
  return first?.record_id ?? newId();
}
const recordTaken = [409, 'This id already names another answer: give each answer an id of its own'] as const;
const ofOneself = { of: 'persons', others: notOneself } as const;

export const practiceRows = {
  'POST /user_questions/save_user_questions_progress': [
    {
      ...ofOneself,
      parts: async (at) => ({ body: { id: newId(), user_id: at.owner.id, ...(await anAnswer(at)) } }),
    },
    {
      of: 'persons',
      way: 'under the id of a record',
      parts: async (at) => ({ body: { id: await aRecordOf(at), user_id: at.me.id, ...(await anAnswer(at)) } }),
      refuses: { student: recordTaken, admin: recordTaken, 'super-admin': recordTaken },
      // Ids are created on devices: those of different students are independent.
      others: 'untouched',
    },
  ],
  'POST /user_progresses/save_user_progress': { ...ofOneself, parts: sequenceOf },
  'POST /user_progresses/get_user_progress': { ...ofOneself, parts: sequenceOf, reads: true },
  'POST /user_progresses/save_user_problemset_progress': { ...ofOneself, parts: setOf },
  'POST /user_progresses/get_user_problemset_progress': { ...ofOneself, parts: setOf, reads: true },
  'POST /user_progresses/reset_user_progress': { ...ofOneself, parts: sequenceOf },
  'POST /user_progresses/reset_user_problemset_progress': { ...ofOneself, parts: setOf },
  'POST /user_progresses/get_all_user_problemsets_progress': {
    ...ofOneself,
    parts: ({ owner, world }) => ({
      body: {
        user_id: owner.id,
        reference_type: 'HomeProblemSetQuestions',
        subsubtopic_id: world.subsubtopic,
      },
    }),
    reads: true,
  },
  'GET /user_progresses/started': { of: 'caller' },
} as const satisfies Rows<typeof practiceCalls>;
