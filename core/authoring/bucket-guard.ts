import { type Check, id, integer, isRecord, list, nullable, object, optional, truth } from '../client/outbox/shape.ts';
import type { Answer, ProblemSet, Question } from '../contract/content.ts';
import { isRank } from '../ranks/ranks.ts';
import type { BucketItem, BucketKind } from './bucket.ts';

/**
 * Whether a value from browser storage is a bucket item. Another version of the studio or the user may
 * have written it; only records that fit the contract are shown.
 */
export function isBucketItem(value: unknown): value is BucketItem {
  if (!isRecord(value) || typeof value.kind !== 'string') return false;
  return Object.hasOwn(records, value.kind) && records[value.kind as BucketKind](value.record);
}

const string: Check = (value) => typeof value === 'string';
const whole = integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
const many = Number.POSITIVE_INFINITY;
const ids = list(id, many);
/** Not checked further, as in the contract: the server compiles formulas, and the renderer checks them. */
const formulas: Check = (value) => typeof value === 'object' && value !== null;
const own = { id, _id: id, formulas, rev: optional(whole) };

const answer = {
  ...own,
  question_id: id,
  problemSet_id: nullable(id),
  position: whole,
  answer: string,
  explanation: string,
  correct: truth,
  next_question: nullable(object({ _id: id, question: string })),
  next_question_id: nullable(id),
  link_problemset: nullable(object({ _id: id, title: string })),
  is_free_response: truth,
  free_response_answer: string,
  is_exact_match: truth,
  symbol: string,
  symbol_position_left: truth,
  answer_type: nullable(string),
} satisfies Record<keyof Answer, Check>;

const question = {
  ...own,
  question: string,
  question_exp: string,
  help: string,
  help_exp: string,
  rank: isRank,
  position: whole,
  is_calc: nullable(truth),
  is_math: truth,
  is_free_response: truth,
  is_hidden: truth,
  exp_position_before_answer: truth,
  question_type: nullable(string),
  problem_set_id: nullable(id),
  subtopic_id: nullable(id),
  subsubtopic_id: nullable(id),
  sat_question_id: nullable(id),
  act_question_id: nullable(id),
  sat_id: nullable(id),
  act_id: nullable(id),
  sat_type: nullable(string),
  act_type: nullable(string),
  test_id: nullable(id),
  link_right_question_id: nullable(id),
  link_wrong_question_id: nullable(id),
  link_right_problemset_id: nullable(id),
  link_wrong_problemset_id: nullable(id),
  total_answers: whole,
  total_unlinked_answers: whole,
  previous_id: optional(id),
  type: nullable(string),
  topic: nullable(string),
  title: string,
  markUncertain: truth,
  updated_at: optional(string),
  answers: list(object(answer), many),
} satisfies Record<keyof Question, Check>;

const placed = (parent: string) => list(object({ [parent]: id, value: whole }), many);

const problemSet = {
  ...own,
  title: string,
  notes: string,
  isPublish: truth,
  subsubtopic_id: ids,
  sattopic_id: ids,
  sat_question_id: ids,
  act_question_id: ids,
  position: placed('subsubtopic_id'),
  sat_position: placed('sat_question_id'),
  act_position: placed('act_question_id'),
  topicType: nullable(string),
  question_count: optional(whole),
  problem_set_id: optional(id),
} satisfies Record<keyof ProblemSet, Check>;

const records: Readonly<Record<BucketKind, Check>> = {
  question: object(question),
  answer: object(answer),
  problem_set: object(problemSet),
};
