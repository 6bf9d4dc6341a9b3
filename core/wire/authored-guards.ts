import { bool, type Guard, id, integer, list, nullable, object, optional } from '../client/outbox/guards.ts';
import type { Answer, Question } from '../contract/content.ts';
import { isStoredKind } from '../kinds/stored-kinds.ts';
import { isRank } from '../ranks/ranks.ts';

export const string: Guard = (value) => typeof value === 'string';
export const wholeNumber = integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
export const noLimit = Number.POSITIVE_INFINITY;
/** Not checked further, as in the contract: the server compiles formulas, and the renderer checks them. */
const formulas: Guard = (value) => typeof value === 'object' && value !== null;
/** The fields that every authored record has. */
export const commonGuards = { id, _id: id, formulas, rev: optional(wholeNumber) };

const answerGuards = {
  ...commonGuards,
  question_id: id,
  problemSet_id: nullable(id),
  position: wholeNumber,
  answer: string,
  explanation: string,
  correct: bool,
  next_question: nullable(object({ _id: id, question: string })),
  next_question_id: nullable(id),
  link_problemset: nullable(object({ _id: id, title: string })),
  is_free_response: bool,
  free_response_answer: string,
  is_exact_match: bool,
  symbol: string,
  symbol_position_left: bool,
  answer_type: nullable(string),
} satisfies Record<keyof Answer, Guard>;
export const isAnswer = object(answerGuards);

const questionGuards = {
  ...commonGuards,
  question: string,
  question_exp: string,
  help: string,
  help_exp: string,
  rank: isRank,
  position: wholeNumber,
  is_calc: nullable(bool),
  is_math: bool,
  is_free_response: bool,
  kind: optional((value) => typeof value === 'string' && isStoredKind(value)),
  is_hidden: bool,
  exp_position_before_answer: bool,
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
  total_answers: wholeNumber,
  total_unlinked_answers: wholeNumber,
  previous_id: optional(id),
  type: nullable(string),
  topic: nullable(string),
  title: string,
  markUncertain: bool,
  skill_codes: optional(list(string, noLimit)),
  updated_at: optional(string),
  answers: list(isAnswer, noLimit),
} satisfies Record<keyof Question, Guard>;
export const isQuestion = object(questionGuards);
