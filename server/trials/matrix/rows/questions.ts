import type { questionCalls } from '@fourfold/core/contract/questions';
import type { QuestionParentKind } from '../../../src/database/schema.ts';
import { addQuestion, addSequencePlace, addSet } from '../../../src/testing/content.ts';
import type { AreaRows, CellContext } from '../call-row.ts';
import { examRow, newExamOf } from './exam-rows.ts';

const authoredRow = { of: 'authored' } as const;
const question = 'What is x?';
const questions = [{ question }];
const answer = 'It is 4.';
type ParentKind = Extract<QuestionParentKind, 'subtopic' | 'subsubtopic' | 'problem_set'>;

/** A new parent of this kind without questions. */
async function aParent({ db }: CellContext, kind: ParentKind): Promise<string> {
  const { subtopic, subsubtopic } = await addSequencePlace(db);
  if (kind === 'problem_set') return await addSet(db, { kind: 'subsubtopic', id: subsubtopic });
  return kind === 'subtopic' ? subtopic : subsubtopic;
}
/** A section of a new SAT's mock test, or of the other user's record, which has none. */
async function aTestSection(at: CellContext) {
  return {
    ...({ sat_id: await newExamOf(at, 'sat'), sat_type: 'MathCalc' } as const),
    question_type: 'AdminSatMockTest' as const,
  };
}
async function twoQuestions(at: CellContext, kind: ParentKind) {
  const id = await aParent(at, kind);
  const one = await addQuestion(at.db, { kind, id });
  return { id, one, other: await addQuestion(at.db, { kind, id }, { position: 1 }) };
}
const questionRow = (kind: ParentKind) => ({
  ...authoredRow,
  parts: async (at: CellContext) => ({ params: { id: (await twoQuestions(at, kind)).one.id }, body: { question } }),
});
const unlinkRow = (link: 'link_right_question_id' | 'link_right_problemset_id') => ({
  ...authoredRow,
  parts: async (at: CellContext) => {
    const { id, other } = await twoQuestions(at, 'subtopic');
    const to = link === 'link_right_question_id' ? other.id : at.content.set;
    const linked = await addQuestion(at.db, { kind: 'subtopic', id }, { position: 2, [link]: to });
    return { body: { id: linked.id, type: 'Right' } as const };
  },
});
const newAnswerRow = {
  ...authoredRow,
  parts: async (at: CellContext) => ({ body: { question_id: (await twoQuestions(at, 'problem_set')).one.id, answer } }),
};
const answerRow = {
  ...authoredRow,
  parts: async (at: CellContext) => ({
    params: { id: (await twoQuestions(at, 'subtopic')).one.wrong },
    body: { answer },
  }),
};

export const questionRows = {
  'POST /questions': {
    ...examRow.sat,
    parts: async (at) => ({ body: { question, ...(await aTestSection(at)) } }),
  },
  'POST /questions/create_multiple': {
    ...examRow.sat,
    parts: async (at) => ({ body: { questions, ...(await aTestSection(at)) } }),
  },
  'PUT /questions/{id}': questionRow('subtopic'),
  'DELETE /questions/{id}': questionRow('subtopic'),
  'PUT /questions/update_positions': {
    ...examRow.sat,
    parts: async (at) => {
      if (at.whose === 'others') return { body: { questions: [], ...(await aTestSection(at)) } };
      const { id, one, other } = await twoQuestions(at, 'subtopic');
      return { body: { subtopic_id: id, questions: [other.id, one.id] } };
    },
  },
  'POST /question_subsubtopics': {
    ...authoredRow,
    parts: async (at) => ({ body: { question, subsubtopic_id: await aParent(at, 'subsubtopic') } }),
  },
  'POST /question_subsubtopics/create_multiple': {
    ...authoredRow,
    parts: async (at) => ({ body: { questions, subsubtopic_id: await aParent(at, 'subsubtopic') } }),
  },
  'DELETE /question_subsubtopics/{id}': questionRow('subsubtopic'),
  'PUT /question_subsubtopics/update_positions': {
    ...authoredRow,
    parts: async (at) => {
      const { id, one, other } = await twoQuestions(at, 'subsubtopic');
      return { body: { subsubtopic_id: id, questions: [other.id, one.id] } };
    },
  },
  'POST /problemset_questions': {
    ...authoredRow,
    parts: async (at) => ({ body: { question, problem_set_id: await aParent(at, 'problem_set') } }),
  },
  'POST /problemset_questions/create_multiple': {
    ...authoredRow,
    parts: async (at) => ({ body: { questions, problem_set_id: await aParent(at, 'problem_set') } }),
  },
  'PUT /problemset_questions/{id}': questionRow('problem_set'),
  'DELETE /problemset_questions/{id}': questionRow('problem_set'),
  'PUT /problemset_questions/update_positions': {
    ...authoredRow,
    parts: async (at) => {
      const { id, one, other } = await twoQuestions(at, 'problem_set');
      return { body: { problem_set_id: id, questions: [other.id, one.id] } };
    },
  },
  'PUT /questions/accept_key': {
    ...authoredRow,
    parts: async (at) => ({ body: { id: (await twoQuestions(at, 'subtopic')).one.id, accepted: true } }),
  },
  'POST /questions/link_question': {
    ...authoredRow,
    parts: async (at) => {
      const { one, other } = await twoQuestions(at, 'subtopic');
      return { body: { id: one.id, type: 'Right', link_right_question_id: other.id } };
    },
  },
  'POST /questions/unlink_question': unlinkRow('link_right_question_id'),
  'POST /questions/link_problemset': {
    ...authoredRow,
    parts: async (at) => {
      const { one } = await twoQuestions(at, 'subtopic');
      return { body: { id: one.id, type: 'Right', link_right_problemset_id: at.content.set } };
    },
  },
  'POST /questions/unlink_problemset': unlinkRow('link_right_problemset_id'),
  'POST /answers': newAnswerRow,
  'POST /answers/create_multiple': {
    ...authoredRow,
    parts: async (at) => {
      const { one } = await twoQuestions(at, 'subtopic');
      return { body: { answers: [{ question_id: one.id, answer }] } };
    },
  },
  'POST /problemset_answers': newAnswerRow,
  'PUT /answers/{id}': answerRow,
  'PATCH /answers/{id}': answerRow,
  'DELETE /answers/{id}': answerRow,
  'PUT /answers/update_positions': {
    ...authoredRow,
    parts: async (at) => {
      const { one } = await twoQuestions(at, 'subtopic');
      return { body: { question_id: one.id, answers: [one.wrong, one.right] } };
    },
  },
} as const satisfies AreaRows<typeof questionCalls>;
