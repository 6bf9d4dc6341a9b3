import type { questionCalls } from '@fourfold/core/contract/questions';
import type { QuestionParentKind } from '../../../src/database/schema.ts';
import { addQuestion, addSequencePlace, addSet } from '../../../src/testing/content.ts';
import type { At, Rows } from '../row.ts';
import { newExamOf, ofExam } from './exam-of.ts';

const authored = { of: 'authored' } as const;
const question = 'What is x?';
const questions = [{ question }];
const answer = 'It is 4.';
type Place = Extract<QuestionParentKind, 'subtopic' | 'subsubtopic' | 'problem_set'>;

/** A new parent of this kind without questions. */
async function aPlace({ db }: At, kind: Place): Promise<string> {
  const { subtopic, subsubtopic } = await addSequencePlace(db);
  if (kind === 'problem_set') return await addSet(db, { kind: 'subsubtopic', id: subsubtopic });
  return kind === 'subtopic' ? subtopic : subsubtopic;
}
/** A section of a new SAT's mock test, or of the other user's record, which has none. */
async function aTestSection(at: At) {
  return {
    ...({ sat_id: await newExamOf(at, 'sat'), sat_type: 'MathCalc' } as const),
    question_type: 'AdminSatMockTest' as const,
  };
}
async function twoQuestions(at: At, kind: Place) {
  const id = await aPlace(at, kind);
  const one = await addQuestion(at.db, { kind, id });
  return { id, one, other: await addQuestion(at.db, { kind, id }, { position: 1 }) };
}
const changed = (kind: Place) => ({
  ...authored,
  parts: async (at: At) => ({ params: { id: (await twoQuestions(at, kind)).one.id }, body: { question } }),
});
const unlinked = (link: 'link_right_question_id' | 'link_right_problemset_id') => ({
  ...authored,
  parts: async (at: At) => {
    const { id, other } = await twoQuestions(at, 'subtopic');
    const to = link === 'link_right_question_id' ? other.id : at.world.set;
    const linked = await addQuestion(at.db, { kind: 'subtopic', id }, { position: 2, [link]: to });
    return { body: { id: linked.id, type: 'Right' } as const };
  },
});
const newAnswer = {
  ...authored,
  parts: async (at: At) => ({ body: { question_id: (await twoQuestions(at, 'problem_set')).one.id, answer } }),
};
const changedAnswer = {
  ...authored,
  parts: async (at: At) => ({
    params: { id: (await twoQuestions(at, 'subtopic')).one.wrong },
    body: { answer },
  }),
};

export const questionRows = {
  'POST /questions': {
    ...ofExam.sat,
    parts: async (at) => ({ body: { question, ...(await aTestSection(at)) } }),
  },
  'POST /questions/create_multiple': {
    ...ofExam.sat,
    parts: async (at) => ({ body: { questions, ...(await aTestSection(at)) } }),
  },
  'PUT /questions/{id}': changed('subtopic'),
  'DELETE /questions/{id}': changed('subtopic'),
  'PUT /questions/update_positions': {
    ...ofExam.sat,
    parts: async (at) => {
      if (at.whose === 'others') return { body: { questions: [], ...(await aTestSection(at)) } };
      const { id, one, other } = await twoQuestions(at, 'subtopic');
      return { body: { subtopic_id: id, questions: [other.id, one.id] } };
    },
  },
  'POST /question_subsubtopics': {
    ...authored,
    parts: async (at) => ({ body: { question, subsubtopic_id: await aPlace(at, 'subsubtopic') } }),
  },
  'POST /question_subsubtopics/create_multiple': {
    ...authored,
    parts: async (at) => ({ body: { questions, subsubtopic_id: await aPlace(at, 'subsubtopic') } }),
  },
  'DELETE /question_subsubtopics/{id}': changed('subsubtopic'),
  'PUT /question_subsubtopics/update_positions': {
    ...authored,
    parts: async (at) => {
      const { id, one, other } = await twoQuestions(at, 'subsubtopic');
      return { body: { subsubtopic_id: id, questions: [other.id, one.id] } };
    },
  },
  'POST /problemset_questions': {
    ...authored,
    parts: async (at) => ({ body: { question, problem_set_id: await aPlace(at, 'problem_set') } }),
  },
  'POST /problemset_questions/create_multiple': {
    ...authored,
    parts: async (at) => ({ body: { questions, problem_set_id: await aPlace(at, 'problem_set') } }),
  },
  'PUT /problemset_questions/{id}': changed('problem_set'),
  'DELETE /problemset_questions/{id}': changed('problem_set'),
  'PUT /problemset_questions/update_positions': {
    ...authored,
    parts: async (at) => {
      const { id, one, other } = await twoQuestions(at, 'problem_set');
      return { body: { problem_set_id: id, questions: [other.id, one.id] } };
    },
  },
  'PUT /questions/accept_key': {
    ...authored,
    parts: async (at) => ({ body: { id: (await twoQuestions(at, 'subtopic')).one.id, accepted: true } }),
  },
  'POST /questions/link_question': {
    ...authored,
    parts: async (at) => {
      const { one, other } = await twoQuestions(at, 'subtopic');
      return { body: { id: one.id, type: 'Right', link_right_question_id: other.id } };
    },
  },
  'POST /questions/unlink_question': unlinked('link_right_question_id'),
  'POST /questions/link_problemset': {
    ...authored,
    parts: async (at) => {
      const { one } = await twoQuestions(at, 'subtopic');
      return { body: { id: one.id, type: 'Right', link_right_problemset_id: at.world.set } };
    },
  },
  'POST /questions/unlink_problemset': unlinked('link_right_problemset_id'),
  'POST /answers': newAnswer,
  'POST /answers/create_multiple': {
    ...authored,
    parts: async (at) => {
      const { one } = await twoQuestions(at, 'subtopic');
      return { body: { answers: [{ question_id: one.id, answer }] } };
    },
  },
  'POST /problemset_answers': newAnswer,
  'PUT /answers/{id}': changedAnswer,
  'PATCH /answers/{id}': changedAnswer,
  'DELETE /answers/{id}': changedAnswer,
  'PUT /answers/update_positions': {
    ...authored,
    parts: async (at) => {
      const { one } = await twoQuestions(at, 'subtopic');
      return { body: { question_id: one.id, answers: [one.wrong, one.right] } };
    },
  },
} as const satisfies Rows<typeof questionCalls>;
