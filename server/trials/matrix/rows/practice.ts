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
const ofOneself = { of: 'persons', others: notOneself } as const;

export const practiceRows = {
  'POST /user_questions/save_user_questions_progress': {
    ...ofOneself,
    with: async ({ db, owner }) => {
      const { reference, questions } = await aSet(db, 1);
      const [question] = questions;
      if (!question) throw new Error('the set has a question');
      const given = { given_answer_ids: [question.right], given_free_response_answer: '' };
      return { body: { id: newId(), user_id: owner.id, question_id: question.id, ...reference, ...given } };
    },
  },
  'POST /user_progresses/save_user_progress': { ...ofOneself, with: sequenceOf },
  'POST /user_progresses/get_user_progress': { ...ofOneself, with: sequenceOf, reads: true },
  'POST /user_progresses/save_user_problemset_progress': { ...ofOneself, with: setOf },
  'POST /user_progresses/get_user_problemset_progress': { ...ofOneself, with: setOf, reads: true },
  'POST /user_progresses/reset_user_progress': { ...ofOneself, with: sequenceOf },
  'POST /user_progresses/reset_user_problemset_progress': { ...ofOneself, with: setOf },
  'POST /user_progresses/get_all_user_problemsets_progress': {
    ...ofOneself,
    with: ({ owner, world }) => ({
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
