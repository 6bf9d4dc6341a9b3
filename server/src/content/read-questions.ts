import type { Question } from '@fourfold/core/contract/content';
import type { Parsed } from '@fourfold/core/contract/types';
import type { Handler } from '../call/handler.ts';
import { notFound, Refusal } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';
import { listTestQuestions } from './list-test-questions.ts';
import { loadQuestionsOf, type QuestionParent } from './load-questions-of.ts';
import { presentQuestion } from './present-question.ts';
import { questionRows } from './question-rows.ts';
import { canSee, type Reader, readerOf } from './reader.ts';
import { readSetWithAccess } from './set-access.ts';

export const listQuestions: Handler<'GET /questions'> = async ({ query }, context) => {
  const parent = onlyParent(query);
  if ('family' in parent) return listTestQuestions(parent, query, context);
  return loadQuestionsOf(context, parent);
};

type TestParent = { family: 'sat' | 'act'; exam_id: string };
type Query = Parsed<'GET /questions'>['query'];

function onlyParent(query: Query): QuestionParent | TestParent {
  const parents: (QuestionParent | TestParent)[] = [];
  if (query.subsubtopic_id) parents.push({ kind: 'subsubtopic', id: query.subsubtopic_id });
  if (query.subtopic_id) parents.push({ kind: 'subtopic', id: query.subtopic_id });
  if (query.sattopic_id) parents.push({ kind: 'sattopic', id: query.sattopic_id });
  if (query.sat_question_id) parents.push({ kind: 'sat_question', id: query.sat_question_id });
  if (query.act_question_id) parents.push({ kind: 'act_question', id: query.act_question_id });
  if (query.sat_id) parents.push({ family: 'sat', exam_id: query.sat_id });
  if (query.act_id) parents.push({ family: 'act', exam_id: query.act_id });
  const [parent, ...others] = parents;
  if (parent && others.length === 0) return parent;
  const names = [
    'subtopic_id',
    'subsubtopic_id',
    'sattopic_id',
    'sat_question_id',
    'act_question_id',
    'sat_id',
    'act_id',
  ];
  throw new Refusal('location_missing', { of: 'one parent of the questions', names });
}

export const getQuestion: Handler<'GET /questions/{id}'> = ({ params }, { db, session }) =>
  findQuestion(db, readerOf(session), params.id);

/** Returns a question, but only if it belongs to a problem set (Q95). */
export const getProblemsetQuestion: Handler<'GET /problemset_questions/{id}'> = async ({ params }, { db, session }) => {
  const question = await findQuestion(db, readerOf(session), params.id);
  if (!question.problem_set_id) throw notFound('Question');
  return question;
};

export const listProblemsetQuestions: Handler<'GET /problemset_questions'> = ({ query }, context) => {
  const id = query.problem_set_id;
  return readSetWithAccess(context, id, (access) => loadQuestionsOf(context, { kind: 'problem_set', id }, access));
};

/** Returns the questions of a sub-sub-topic; a second path for `GET /questions` (Q95). */
export const listQuestionSubsubtopics: Handler<'GET /question_subsubtopics'> = ({ query }, context) =>
  loadQuestionsOf(context, { kind: 'subsubtopic', id: query.subsubtopic_id });

/** Returns the answers of a question by position, with an optional check of its problem set. */
export const listAnswers: Handler<'GET /answers'> = async ({ query }, { db, session }) => {
  const question = await findQuestion(db, readerOf(session), query.question_id);
  if (query.problemSet_id && question.problem_set_id !== query.problemSet_id) throw notFound('Question');
  return { data: question.answers };
};

/** Returns the answers of a question, but only if it belongs to a problem set (Q95). */
export const listProblemsetAnswers: Handler<'GET /problemset_answers'> = async (input, context) => {
  const { data } = await listAnswers(input, context);
  if (data.some((answer) => answer.problemSet_id === null)) throw notFound('Question');
  return { data };
};

/** Returns one question with its key. Throws `notFound` if the reader may not see it. */
async function findQuestion(db: Db, reader: Reader, id: string): Promise<Question> {
  const row = await questionRows(db, reader, canSee(reader, 'questions', 'questions.id'))
    .where('questions.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('Question');
  return presentQuestion(row);
}
