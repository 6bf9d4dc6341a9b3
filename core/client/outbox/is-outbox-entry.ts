import { mistakeCauses } from '../../reviews/causes.ts';
import { maxNoteLength } from '../../reviews/limits.ts';
import { givenGuards } from '../../wire/lazy/given-guards.ts';
import {
  bool,
  day,
  type Guard,
  id,
  instant,
  integer,
  nullable,
  number,
  object,
  oneOf,
  optional,
  text,
} from './guards.ts';
import type { CallWithParams, OutboxCall, OutboxEntry } from './outbox-entry.ts';

const count = integer(0, 1_000_000);
const seconds = integer(0, 86_400);
const sequences = ['HomeSubTopic', 'HomeSubsubTopic', 'HomeSatQuestionTopic', 'HomeActQuestionTopic'];
const nullish = (check: Guard) => optional(nullable(check));
const progressClaims = {
  question_id: nullish(id),
  total_questions: optional(count),
  questions_complete: optional(count),
  started: optional(bool),
  percent_complete: optional(number(0, 100)),
  total_correct: optional(count),
  next_problemset_id: nullish(id),
  next_link_question_id: nullish(id),
  time_spent_before_answer: optional(seconds),
  time_spent_after_answer: optional(seconds),
  sat_id: nullish(id),
  act_id: nullish(id),
  subtopic_id: nullish(id),
  subsubtopic_id: nullish(id),
  sat_question_id: nullish(id),
};

const testFields = { real_test: bool, attempt: optional(integer(1, 10_000)) };
const saveFields = { ...testFields, extra_time: optional(oneOf(1, 1.5, 2)), device: optional(id) };
const submitFields = { ...testFields, submitted: oneOf(true), time_over: optional(oneOf(true)) };
// Which sections there are is data of the editions, and for the server to say.
const satFields = { sat_id: id, sat_type: text(40) };
const actFields = { act_id: id, act_type: text(40) };
const entries = text(1_000_000);

const bodies: Record<OutboxCall, Guard> = {
  'POST /user_questions/save_user_questions_progress': object({
    id,
    user_id: id,
    question_id: id,
    reference_type: oneOf(...sequences, 'HomeProblemSetQuestions', 'HomeReview', 'HomeDiagnostic'),
    reference_id: id,
    time_spent_before_answer: optional(seconds),
    time_spent_after_answer: optional(seconds),
    is_correct: optional(bool),
    ...givenGuards,
    view_full_explanation: optional(bool),
    day: optional(day),
    helped: optional(bool),
  }),
  'POST /user_progresses/save_user_progress': object({
    user_id: id,
    reference_id: id,
    reference_type: oneOf(...sequences),
    ...progressClaims,
  }),
  'POST /user_progresses/save_user_problemset_progress': object({
    user_id: id,
    reference_id: id,
    reference_type: oneOf('HomeProblemSetQuestions'),
    ...progressClaims,
  }),
  'PUT /mistakes/{id}': object({
    cause: oneOf(...mistakeCauses, null),
    note: text(maxNoteLength),
    updated_at: instant,
  }),
  'POST /user_sat_test_progresses': object({ ...satFields, ...saveFields, sat_test_progress: entries }),
  'POST /user_act_test_progresses': object({
    ...actFields,
    ...saveFields,
    act_test_progress: entries,
    submitted: optional(oneOf(false)),
  }),
  'POST /user_sat_test_progresses/submit': object({ ...satFields, ...submitFields }),
  'POST /user_act_test_progresses/submit': object({ ...actFields, ...submitFields }),
};

const params: Record<CallWithParams, Guard> = { 'PUT /mistakes/{id}': object({ id }) };

const envelope = object({
  v: oneOf(1),
  id,
  account_id: id,
  written_at: number(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  after_seq: integer(0, Number.MAX_SAFE_INTEGER),
  rev: integer(0, Number.MAX_SAFE_INTEGER),
  aside: nullable(object({ status: integer(0, 999), message: text(10_000) })),
  call: oneOf(...Object.keys(bodies)),
});

/** Whether a stored value is an entry. A value that is not stays stored, is shown, and does not block the queue. */
export function isOutboxEntry(value: unknown): value is OutboxEntry {
  if (!envelope(value)) return false;
  const { call, body, params: given } = value as { call: OutboxCall; body: unknown; params?: unknown };
  return bodies[call](body) && (!(call in params) || params[call as CallWithParams](given));
}
