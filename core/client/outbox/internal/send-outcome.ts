import { sessionRefusals } from '../../../refusals/session-refusals.ts';
import { reactionTo } from '../../../session/server-texts.ts';
import { entriesIn } from '../../../wire/tests/test-entry-guard.ts';
import { refusalCodeIn } from '../../call-failed.ts';
import { isRecord } from '../guards.ts';
import { isAnswer, isNote, type OutboxEntry, type Refusal } from '../outbox-entry.ts';
import { type TestAction, testActionOf } from '../test-action.ts';
import { retryAfterMs } from './retry-after.ts';

/** The result of sending one entry. */
export type SendOutcome =
  | { kind: 'confirmed'; reply: unknown }
  /** The server understood and refuses: repeating changes nothing. */
  | ({ kind: 'refused' } & Refusal)
  /** The account has to log in again. */
  | { kind: 'session-ended'; message: string; refusalCode: string | undefined }
  /**
   * It is unknown whether the entry arrived, so it is sent again. `wait` is in milliseconds, if the server named one.
   */
  | { kind: 'unreachable'; wait?: number };

/** A reply from the wire. `date` is its Date header. */
export type HttpReply = { status: number; body: unknown; retryAfter: string | null; date: string | null };

/** The outcome of sending an entry. No reply at all also means wait. */
export function outcomeOf(entry: OutboxEntry, httpReply: HttpReply | undefined): SendOutcome {
  const rule = httpReply && outcomeRules.find(({ matches }) => matches(httpReply, entry));
  return rule ? rule.outcome(httpReply) : { kind: 'unreachable' };
}

type OutcomeRule = {
  matches(httpReply: HttpReply, entry: OutboxEntry): boolean;
  outcome(httpReply: HttpReply): SendOutcome;
};

const waitOutcome = ({ retryAfter, date }: HttpReply): SendOutcome => {
  const requestedWait = retryAfterMs(retryAfter, date);
  return requestedWait === undefined ? { kind: 'unreachable' } : { kind: 'unreachable', wait: requestedWait };
};

/**
 * The table of outcomes: the first rule that matches decides. An entry is given up only on a reply
 * of our own server, because proxies, filters and login pages of hotels can answer in its place.
 */
const outcomeRules: readonly OutcomeRule[] = [
  // Delete: the server has this entry, complete.
  { matches: ({ status, body }, entry) => isStatusIn(200, status) && confirms(entry, body), outcome: confirmed },
  // A page of a network, an empty body, another record, an older half: the entry may not have
  // arrived.
  { matches: ({ status }) => isStatusIn(200, status), outcome: waitOutcome },
  // The server cannot answer now: too slow, too early, too many requests, or an error.
  { matches: ({ status }) => retryStatuses.has(status) || isStatusIn(500, status), outcome: waitOutcome },
  // Keep until the account logs in again. A gateway's own login also answers 401, in HTML; that
  // does not end the session.
  { matches: ({ status, body }) => (status === 401 && isRecord(body)) || endsSession(body), outcome: sessionEnded },
  { matches: ({ status }) => status === 401, outcome: waitOutcome },
  // A filter or a missing route answers without an error sentence of ours.
  {
    matches: ({ status, body }) => intermediaryStatuses.has(status) && errorSentence(body) === '',
    outcome: waitOutcome,
  },
  // Needs the user's attention; the rest of the queue continues.
  { matches: ({ status }) => isStatusIn(400, status), outcome: refused },
  // A redirect would carry the answer elsewhere; an opaque reply (0) has no status.
  { matches: () => true, outcome: waitOutcome },
];

const retryStatuses = new Set([408, 425, 429]);
const intermediaryStatuses = new Set([403, 404, 405, 407, 451]);

function isStatusIn(hundred: number, status: number): boolean {
  return status >= hundred && status < hundred + 100;
}

function confirmed({ body }: HttpReply): SendOutcome {
  return { kind: 'confirmed', reply: body };
}

function sessionEnded({ body }: HttpReply): SendOutcome {
  const sentence = errorSentence(body);
  if (sentence === '') {
    return { kind: 'session-ended', message: sessionRefusals.session_expired.text, refusalCode: 'session_expired' };
  }
  return { kind: 'session-ended', message: sentence, refusalCode: refusalCodeIn(body) };
}

function refused({ status, body }: HttpReply): SendOutcome {
  return { kind: 'refused', status, message: errorSentence(body) };
}

function endsSession(body: unknown): boolean {
  return reactionTo(refusalCodeIn(body)) === 'log-out';
}

/**
 * Whether the reply is what the contract promises for this entry: its record with both halves and
 * its progress; for a test, the progress of its section with the complete action; for a note, what is stored since.
 */
function confirms(entry: OutboxEntry, reply: unknown): boolean {
  if (!isRecord(reply)) return false;
  const test = testActionOf(entry);
  if (test) return isSectionOf(entry, test, reply) && containsAction(test, reply);
  if (isNote(entry)) return reply.question_id === entry.params.id && typeof reply.updated_at === 'string';
  if (!isAnswer(entry)) return isProgressOf(entry, reply);
  const { id, time_spent_after_answer: after = 0, view_full_explanation: viewed = false } = entry.body;
  return (
    reply.id === id &&
    typeof reply.time_spent_after_answer === 'number' &&
    reply.time_spent_after_answer >= after &&
    (reply.view_full_explanation === true || !viewed) &&
    isProgressOf(entry, reply.progress)
  );
}

function isProgressOf({ body }: OutboxEntry, progress: unknown): boolean {
  return (
    'reference_id' in body &&
    isRecord(progress) &&
    progress.user_id === body.user_id &&
    progress.reference_type === body.reference_type &&
    progress.reference_id === body.reference_id &&
    Number.isSafeInteger(progress.seq) &&
    isRecord(progress.state)
  );
}

/** Whether it is the progress of this account's section, and of the attempt if the entry names one. */
function isSectionOf({ account_id }: OutboxEntry, action: TestAction, progress: Record<string, unknown>): boolean {
  return (
    progress.user_id === account_id &&
    progress[`${action.family}_id`] === action.exam &&
    progress[`${action.family}_type`] === action.section &&
    progress.real_test === action.real &&
    (progress.attempt === action.attempt || action.attempt === undefined)
  );
}

/**
 * Whether the progress contains the action: the entry with its revision or a later one, or the submission. A submission
 * because the time is over is also answered by the time that is left.
 */
function containsAction(action: TestAction, progress: Record<string, unknown>): boolean {
  if (action.kind === 'submit')
    return progress.submitted === true || (action.isTimeOver && Number(progress.seconds_left) > 0);
  const { questionId, rev, givenAfter } = action.entry ?? {};
  const entries = entriesIn(progress[`${action.family}_test_progress`]) ?? [];
  // What was given after the time was over is in the history of its question.
  return entries.some((one) => one.questionId === questionId && (givenAfter !== undefined || one.rev >= (rev ?? 0)));
}

function errorSentence(body: unknown): string {
  const first = isRecord(body) && Array.isArray(body.errors) ? body.errors[0] : undefined;
  return typeof first === 'string' ? first : '';
}
