import type { practiceCalls } from '@fourfold/core/contract/practice';
import { newId } from '../../../src/call/new-id.ts';
import { aSet } from '../../../src/testing/practice.ts';
import { type AreaRows, type CellContext, notOwnUserId } from '../call-row.ts';

const sequenceInput = ({ owner, content }: CellContext) => ({
  body: { user_id: owner.id, reference_type: 'HomeSubsubTopic', reference_id: content.subsubtopic } as const,
});
const setInput = ({ owner, content }: CellContext) => ({
  body: { user_id: owner.id, reference_type: 'HomeProblemSetQuestions', reference_id: content.set } as const,
});
async function anAnswer({ db }: CellContext) {
  const { reference, questions } = await aSet(db, 1);
  const [question] = questions;
  if (!question) throw new Error('The set has no question.');
  return {
    ...{ question_id: question.id, ...reference },
    ...{ given_answer_ids: [question.right], given_free_response_answer: '' },
  };
}
/** The id of an answer of the owner. */
async function recordIdOf({ db, owner }: CellContext): Promise<string> {
  const given = db.selectFrom('practice_events').where('user_id', '=', owner.id).where('record_id', 'is not', null);
  const first = await given.orderBy('at').orderBy('record_id').select('record_id').executeTakeFirst();
  return first?.record_id ?? newId();
}
const takenIdRefusal = [409, 'This id already names another answer: give each answer an id of its own'] as const;
const ownRow = { of: 'persons', others: notOwnUserId } as const;

export const practiceRows = {
  'POST /user_questions/save_user_questions_progress': [
    {
      ...ownRow,
      parts: async (at) => ({ body: { id: newId(), user_id: at.owner.id, ...(await anAnswer(at)) } }),
    },
    {
      of: 'persons',
      variant: 'under the id of a record',
      parts: async (at) => ({ body: { id: await recordIdOf(at), user_id: at.user.id, ...(await anAnswer(at)) } }),
      refuses: { student: takenIdRefusal, admin: takenIdRefusal, 'super-admin': takenIdRefusal },
      // Ids are created on devices: those of different students are independent.
      others: 'untouched',
    },
  ],
  'POST /user_progresses/save_user_progress': { ...ownRow, parts: sequenceInput },
  'POST /user_progresses/get_user_progress': { ...ownRow, parts: sequenceInput },
  'POST /user_progresses/save_user_problemset_progress': { ...ownRow, parts: setInput },
  'POST /user_progresses/get_user_problemset_progress': { ...ownRow, parts: setInput },
  'POST /user_progresses/reset_user_progress': { ...ownRow, parts: sequenceInput },
  'POST /user_progresses/reset_user_problemset_progress': { ...ownRow, parts: setInput },
  'POST /user_progresses/get_all_user_problemsets_progress': {
    ...ownRow,
    parts: ({ owner, content }) => ({
      body: {
        user_id: owner.id,
        reference_type: 'HomeProblemSetQuestions',
        subsubtopic_id: content.subsubtopic,
      },
    }),
  },
} as const satisfies AreaRows<typeof practiceCalls>;
