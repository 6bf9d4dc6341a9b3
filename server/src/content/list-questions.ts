import type { Parsed } from '@fourfold/core/contract/types';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { listTestQuestions } from './list-test-questions.ts';
import { loadQuestionsOf, type QuestionParent } from './load-questions-of.ts';

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
  const names = 'subtopic_id, subsubtopic_id, sattopic_id, sat_question_id, act_question_id, sat_id or act_id';
  throw new Refusal('malformed', `Name one parent of the questions: ${names}`);
}
