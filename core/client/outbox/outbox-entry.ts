import type { Id } from '../../contract/call.ts';
import type { Input } from '../../contract/types.ts';

/** The calls whose bodies are kept in the browser until the server has confirmed them. */
export type OutboxCall =
  | 'POST /user_questions/save_user_questions_progress'
  | 'POST /user_progresses/save_user_progress'
  | 'POST /user_progresses/save_user_problemset_progress'
  | TestCall
  | `${TestCall}/submit`;

/** A section's saves carry one entry each: a JSON list of one. */
type TestCall = 'POST /user_sat_test_progresses' | 'POST /user_act_test_progresses';

type Written<C extends OutboxCall> = { call: C; body: Input<C> extends { body: infer B } ? B : never };

type Said = { [C in OutboxCall]: Written<C> }[OutboxCall];

type Head = {
  v: 1;
  id: Id;
  /** Sent only with this account's token. */
  account_id: Id;
  /** Milliseconds since 1970, to be shown; order comes from the store, so a wrong clock does no harm. */
  written_at: number;
  /** `seq` of the progress that the answer was given on: what the server already holds is not folded twice. 0 in tests. */
  after_seq: number;
  /** Grows when a later one is merged in, so that what was not sent is not deleted. */
  rev: number;
  /** Set when the server refused it: it needs the person, and the queue goes on without it. */
  aside: Refusal | null;
};

/** One thing a person did, as it lies in durable storage. */
export type OutboxEntry = Head & Said;

/** The same before the outbox has it. */
export type Draft = Omit<Head, 'v' | 'rev' | 'aside'> & Said;

/** What a page says of it; id and time are made where it lands. */
export type Deed = Pick<Head, 'account_id' | 'after_seq'> & Said;

export type Refusal = { status: number; message: string };

/** Of entries or drafts, those that are answers. */
export type AnswerOf<T extends Said> = Extract<T, { call: 'POST /user_questions/save_user_questions_progress' }>;

/** An answer in practice, and nothing of a test. */
export function isAnswer<T extends Said>(entry: T): entry is AnswerOf<T> {
  return entry.call === 'POST /user_questions/save_user_questions_progress';
}
