import { reactionTo } from '../session/server-texts.ts';
import { isAnswer, type OutboxEntry, type Refusal } from './outbox-entry.ts';
import { isRecord } from './shape.ts';

/** What came of sending one entry. */
export type SendOutcome =
  | { kind: 'confirmed'; reply: unknown }
  /** The server understood and will not take it: repeating changes nothing. */
  | ({ kind: 'refused' } & Refusal)
  /** The account has to log in again. */
  | { kind: 'session-ended'; message: string }
  /** Nobody knows whether it arrived: it is sent again. `wait` in milliseconds, where the server named one. */
  | { kind: 'unreachable'; wait?: number };

/** A reply as it came over the wire, or nothing when none came. */
export type Answered = { status: number; body: unknown; retryAfter: string | null };

export function outcomeOf(entry: OutboxEntry, answered: Answered | undefined): SendOutcome {
  if (!answered) return { kind: 'unreachable' };
  const { status, body } = answered;
  if (status >= 200 && status < 300) {
    // A hotel's log-in page answers 200 as well: only our server's own reply is a confirmation.
    return confirms(entry, body) ? { kind: 'confirmed', reply: body } : { kind: 'unreachable' };
  }
  const message = messageIn(body);
  if (status === 401 || reactionTo(message) === 'log-out') return { kind: 'session-ended', message };
  if (isRefusal(status) && !(message === '' && fromBetween.has(status))) {
    return { kind: 'refused', status, message };
  }
  const wait = seconds(answered.retryAfter);
  return wait === undefined ? { kind: 'unreachable' } : { kind: 'unreachable', wait: wait * 1000 };
}

/** What a proxy or a school's filter says in our server's place, when it comes without our server's words. */
const fromBetween = new Set([403, 404, 405, 407, 451]);
const notYet = new Set([408, 425, 429]);

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && !notYet.has(status);
}

function confirms(entry: OutboxEntry, reply: unknown): boolean {
  if (!isRecord(reply)) return false;
  return isAnswer(entry)
    ? reply.id === entry.body.id && isRecord(reply.progress)
    : reply.reference_id === entry.body.reference_id;
}

function messageIn(body: unknown): string {
  const first = isRecord(body) && Array.isArray(body.errors) ? body.errors[0] : undefined;
  return typeof first === 'string' ? first : '';
}

/** Retry-After in seconds; its other form, a date, depends on two clocks and is left alone. */
function seconds(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : undefined;
}
