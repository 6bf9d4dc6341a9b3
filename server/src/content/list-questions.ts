import type { Parsed, Reply } from '@fourfold/core/contract/types';
import type { Handler, Visit } from '../call/handler.ts';
import { notFound, Refusal } from '../call/refusal.ts';
import { presentQuestion } from './present-question.ts';
import { questionRows } from './question-rows.ts';
import { type QuestionParent, questionsOf } from './questions-of.ts';
import { readerOf, shownQuestion } from './reader.ts';

export const listQuestions: Handler<'GET /questions'> = async ({ query }, visit) => {
  if (query.sat_id || query.act_id) return questionsOfTest(query, visit);
  return questionsOf(visit.db, readerOf(visit.session), onlyParent(query));
};

type Query = Parsed<'GET /questions'>['query'];

function onlyParent(query: Query): QuestionParent {
  const named: QuestionParent[] = [];
  if (query.subsubtopic_id) named.push({ kind: 'subsubtopic', id: query.subsubtopic_id });
  if (query.subtopic_id) named.push({ kind: 'subtopic', id: query.subtopic_id });
  if (query.sat_question_id) named.push({ kind: 'sat_question', id: query.sat_question_id });
  if (query.act_question_id) named.push({ kind: 'act_question', id: query.act_question_id });
  const [parent, ...others] = named;
  if (parent && others.length === 0) return parent;
  const names = 'subtopic_id, subsubtopic_id, sat_question_id, act_question_id, sat_id or act_id';
  throw new Refusal('malformed', `Name one parent of the questions: ${names}`);
}

/** The questions of a test section are for authors: to everyone else they are sealed (Q105). */
async function questionsOfTest(query: Query, visit: Visit<'GET /questions'>): Promise<Reply<'GET /questions'>> {
  const reader = readerOf(visit.session);
  if (reader !== 'author') throw notFound('Test section');
  const section = query.sat_id ? query.sat_type : query.act_type;
  let rows = questionRows(visit.db, reader, shownQuestion(reader))
    .where('questions.parent_kind', '=', query.sat_id ? 'sat_test' : 'act_test')
    .where('questions.parent_id', '=', query.sat_id ?? query.act_id ?? '');
  if (section) rows = rows.where('questions.section', '=', section);
  if (query.question_type) rows = rows.where('questions.is_real', '=', query.question_type.includes('Real'));
  return { data: (await rows.execute()).map(presentQuestion) };
}
