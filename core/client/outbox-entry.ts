import type { Id } from '../contract/call.ts';
import type { Input } from '../contract/types.ts';
import { type Check, id, integer, list, nullable, number, object, oneOf, optional, text, truth } from './shape.ts';

/** The calls whose bodies are kept in the browser until the server has confirmed them. */
export type OutboxCall =
  | 'POST /user_questions/save_user_questions_progress'
  | 'POST /user_progresses/save_user_progress'
  | 'POST /user_progresses/save_user_problemset_progress';

type Written<C extends OutboxCall> = { call: C; body: Input<C> extends { body: infer B } ? B : never };

/** One thing a person did, as it lies in durable storage. */
export type OutboxEntry = {
  v: 1;
  id: Id;
  /** Sent only with this account's token. */
  account_id: Id;
  /** Milliseconds since 1970, to be shown; order comes from the store, so a wrong clock does no harm. */
  written_at: number;
  /** `seq` of the progress that the answer was given on: what the server already holds is not folded twice. */
  after_seq: number;
  /** Grows when a second half is merged in, so that what was not sent is not deleted. */
  rev: number;
  /** Set when the server refused it: it needs the person, and the queue goes on without it. */
  aside: Refusal | null;
} & { [C in OutboxCall]: Written<C> }[OutboxCall];

export type Refusal = { status: number; message: string };

export type AnswerEntry = Extract<OutboxEntry, { call: 'POST /user_questions/save_user_questions_progress' }>;

/** What the maker of an entry says; the rest is the outbox's own. */
export type Draft = Omit<OutboxEntry, keyof Written<OutboxCall> | 'v' | 'rev' | 'aside'> &
  { [C in OutboxCall]: Written<C> }[OutboxCall];

export function newEntry(draft: Draft): OutboxEntry {
  return { v: 1, rev: 0, aside: null, ...draft };
}

export function isAnswer(entry: OutboxEntry): entry is AnswerEntry {
  return entry.call === 'POST /user_questions/save_user_questions_progress';
}

const count = integer(0, 1_000_000);
const seconds = integer(0, 86_400);
const sequences = ['HomeSubTopic', 'HomeSubsubTopic', 'HomeSatQuestionTopic', 'HomeActQuestionTopic'];
const nullish = (check: Check) => optional(nullable(check));
const claimed = {
  question_id: nullish(id),
  total_questions: optional(count),
  questions_complete: optional(count),
  started: optional(truth),
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

const bodies: Record<OutboxCall, Check> = {
  'POST /user_questions/save_user_questions_progress': object({
    id,
    user_id: id,
    question_id: id,
    reference_type: oneOf(...sequences, 'HomeProblemSetQuestions'),
    reference_id: id,
    time_spent_before_answer: optional(seconds),
    time_spent_after_answer: optional(seconds),
    is_correct: optional(truth),
    given_answer_ids: list(id, 20),
    given_free_response_answer: text(1000),
    view_full_explanation: optional(truth),
  }),
  'POST /user_progresses/save_user_progress': object({
    user_id: id,
    reference_id: id,
    reference_type: oneOf(...sequences),
    ...claimed,
  }),
  'POST /user_progresses/save_user_problemset_progress': object({
    user_id: id,
    reference_id: id,
    reference_type: oneOf('HomeProblemSetQuestions'),
    ...claimed,
  }),
};

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

/** Whether something found in storage is an entry; what is not is kept, shown, and never blocks the rest. */
export function isOutboxEntry(value: unknown): value is OutboxEntry {
  if (!envelope(value)) return false;
  const { call, body } = value as { call: OutboxCall; body: unknown };
  return bodies[call](body);
}
