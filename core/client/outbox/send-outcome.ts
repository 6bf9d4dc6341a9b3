import { reactionTo, sessionExpired } from '../../session/server-texts.ts';
import { isAnswer, type OutboxEntry, type Refusal } from './outbox-entry.ts';
import { askedWait } from './retry-after.ts';
import { isRecord } from './shape.ts';
import { type TestDeed, testDeedOf } from './test-deed.ts';
import { entriesIn } from './test-entry.ts';

/** The result of sending one entry. */
export type SendOutcome =
  | { kind: 'confirmed'; reply: unknown }
  /** The server understood and refuses: repeating changes nothing. */
  | ({ kind: 'refused' } & Refusal)
  /** The account has to log in again. */
  | { kind: 'session-ended'; message: string }
  /**
   * It is unknown whether the entry arrived, so it is sent again. `wait` is in milliseconds, if the
   * server named one.
   */
  | { kind: 'unreachable'; wait?: number };

/** A reply from the wire. `date` is its Date header. */
export type Answered = { status: number; body: unknown; retryAfter: string | null; date: string | null };

/** The outcome of sending an entry. No reply at all also means wait. */
export function outcomeOf(entry: OutboxEntry, answered: Answered | undefined): SendOutcome {
  const row = answered && outcomes.find(({ fits }) => fits(answered, entry));
  return row ? row.outcome(answered) : { kind: 'unreachable' };
}

type Row = { fits(answered: Answered, entry: OutboxEntry): boolean; outcome(answered: Answered): SendOutcome };

const wait = ({ retryAfter, date }: Answered): SendOutcome => {
  const asked = askedWait(retryAfter, date);
  return asked === undefined ? { kind: 'unreachable' } : { kind: 'unreachable', wait: asked };
};

/**
 * The table of outcomes: the first rule that matches decides. An entry is given up only on a reply
 * of our own server, because proxies, filters and login pages of hotels can answer in its place.
 */
const outcomes: readonly Row[] = [
  // Delete: the server has this entry, complete.
  { fits: ({ status, body }, entry) => isOf(200, status) && confirms(entry, body), outcome: confirmed },
  // A page of a network, an empty body, another record, an older half: the entry may not have
  // arrived.
  { fits: ({ status }) => isOf(200, status), outcome: wait },
  // The server cannot answer now: too slow, too early, too many requests, or an error.
  { fits: ({ status }) => notNow.has(status) || isOf(500, status), outcome: wait },
  // Keep until the account logs in again. A gateway's own login also answers 401, in HTML; that
  // does not end the session.
  { fits: ({ status, body }) => (status === 401 && isRecord(body)) || endsSession(body), outcome: sessionEnded },
  { fits: ({ status }) => status === 401, outcome: wait },
  // A filter or a missing route answers without an error sentence of ours.
  { fits: ({ status, body }) => fromBetween.has(status) && sentenceIn(body) === '', outcome: wait },
  // Needs the user's attention; the rest of the queue continues.
  { fits: ({ status }) => isOf(400, status), outcome: refused },
  // A redirect would carry the answer elsewhere; an opaque reply (0) has no status.
  { fits: () => true, outcome: wait },
];

const notNow = new Set([408, 425, 429]);
const fromBetween = new Set([403, 404, 405, 407, 451]);

function isOf(hundred: number, status: number): boolean {
  return status >= hundred && status < hundred + 100;
}

function confirmed({ body }: Answered): SendOutcome {
  return { kind: 'confirmed', reply: body };
}

function sessionEnded({ body }: Answered): SendOutcome {
  return { kind: 'session-ended', message: sentenceIn(body) || sessionExpired };
}

function refused({ status, body }: Answered): SendOutcome {
  return { kind: 'refused', status, message: sentenceIn(body) };
}

function endsSession(body: unknown): boolean {
  return reactionTo(sentenceIn(body)) === 'log-out';
}

/**
 * Whether the reply is what the contract promises for this entry: its record with both halves and
 * its progress; for a test, the progress of its section with the complete action.
 */
function confirms(entry: OutboxEntry, reply: unknown): boolean {
  if (!isRecord(reply)) return false;
  const test = testDeedOf(entry);
  if (test) return isSectionOf(entry, test, reply) && holds(test, reply);
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

/**
 * Whether it is the progress of this account's section, and of the attempt if the entry names one.
 */
function isSectionOf({ account_id }: OutboxEntry, deed: TestDeed, progress: Record<string, unknown>): boolean {
  return (
    progress.user_id === account_id &&
    progress[`${deed.family}_id`] === deed.exam &&
    progress[`${deed.family}_type`] === deed.section &&
    progress.real_test === deed.real &&
    (progress.attempt === deed.attempt || deed.attempt === undefined)
  );
}

/**
 * Whether the progress contains the action: the entry with its revision or a later one, or the
 * submission.
 */
function holds(deed: TestDeed, progress: Record<string, unknown>): boolean {
  if (deed.does === 'submit') return progress.submitted === true;
  const { questionId, rev } = deed.entry ?? {};
  const entries = entriesIn(progress[`${deed.family}_test_progress`]) ?? [];
  return entries.some((one) => one.questionId === questionId && one.rev >= (rev ?? 0));
}

function sentenceIn(body: unknown): string {
  const first = isRecord(body) && Array.isArray(body.errors) ? body.errors[0] : undefined;
  return typeof first === 'string' ? first : '';
}
