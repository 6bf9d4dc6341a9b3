import type { Id } from '../../contract/call.ts';
import type { Input } from '../../contract/types.ts';

/** The calls whose bodies are stored in the browser until the server confirms them. */
export type OutboxCall =
  | 'POST /user_questions/save_user_questions_progress'
  | 'POST /user_progresses/save_user_progress'
  | 'POST /user_progresses/save_user_problemset_progress'
  | 'PUT /mistakes/{id}'
  | TestCall
  | `${TestCall}/submit`;

/** Each save of a section carries a JSON list of exactly one entry. */
type TestCall = 'POST /user_sat_test_progresses' | 'POST /user_act_test_progresses';

type RequestFor<C extends OutboxCall> = { call: C; body: Input<C> extends { body: infer B } ? B : never } & ParamsOf<C>;

/** The values in the path of a call, if it has any. */
type ParamsOf<C extends OutboxCall> = Input<C> extends { params: infer P } ? { params: P } : unknown;

/** The calls with values in their path. */
export type CallWithParams = { [C in OutboxCall]: Input<C> extends { params: object } ? C : never }[OutboxCall];

type OutboxRequest = { [C in OutboxCall]: RequestFor<C> }[OutboxCall];

type EntryHeader = {
  v: 1;
  id: Id;
  /** The entry is sent only with this account's token. */
  account_id: Id;
  /** Milliseconds since 1970, for display only. The store defines the order, so a wrong clock does no harm. */
  written_at: number;
  /**
   * `seq` of the progress that the answer was given on, so that an answer that the server has is
   * not counted twice. 0 in tests.
   */
  after_seq: number;
  /** Incremented when a later entry is merged in, so that an unsent part is not deleted. */
  rev: number;
  /** Set when the server refused the entry: it needs the user's attention, and the queue continues without it. */
  aside: Refusal | null;
};

/** One action of a user, as stored. */
export type OutboxEntry = EntryHeader & OutboxRequest;

/** An entry before the outbox accepts it. */
export type OutboxDraft = Omit<EntryHeader, 'v' | 'rev' | 'aside'> & OutboxRequest;

/** An action as a page reports it. The outbox adds the id and the time. */
export type OutboxAction = Pick<EntryHeader, 'account_id' | 'after_seq'> & OutboxRequest;

export type Refusal = { status: number; message: string };

/** The practice answers among entries or drafts. */
export type AnswerOf<T extends OutboxRequest> = Extract<
  T,
  { call: 'POST /user_questions/save_user_questions_progress' }
>;

/** Whether an entry is an answer in practice. */
export function isAnswer<T extends OutboxRequest>(entry: T): entry is AnswerOf<T> {
  return entry.call === 'POST /user_questions/save_user_questions_progress';
}

/** The cause and the note of a missed question among entries or drafts. */
export type NoteOf<T extends OutboxRequest> = Extract<T, { call: 'PUT /mistakes/{id}' }>;

/** Whether an entry is the cause and the note of a missed question. */
export function isNote<T extends OutboxRequest>(entry: T): entry is NoteOf<T> {
  return entry.call === 'PUT /mistakes/{id}';
}

/** An entry for the outbox, made of a draft and not refused. */
export function newEntry(draft: OutboxDraft): OutboxEntry {
  return { v: 1, rev: 0, aside: null, ...draft };
}
