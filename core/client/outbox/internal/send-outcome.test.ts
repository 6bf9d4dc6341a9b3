import { describe, expect, it } from 'vitest';
import { refusalReply } from '../../../refusals/testing/refusal-reply.ts';
import { newEntry, type OutboxEntry } from '../outbox-entry.ts';
import { aDraft, anId } from '../testing/entries.ts';
import { aReplyTo } from '../testing/replies.ts';
import { type HttpReply, outcomeOf } from './send-outcome.ts';

const entry = newEntry(aDraft({ record: anId(5) }));
const page = undefined;
const ours = (message: string) => ({ errors: [message] });
const httpReply = (status: number, body: unknown, more: Partial<HttpReply> = {}): HttpReply => ({
  status,
  body,
  retryAfter: null,
  date: null,
  ...more,
});
const kindOf = (status: number, body: unknown, of: OutboxEntry = entry) => outcomeOf(of, httpReply(status, body)).kind;

describe('deletes what the server has confirmed', () => {
  it.each([200, 201, 299])('with %i and the record', (status) => {
    const reply = aReplyTo(entry);
    expect(outcomeOf(entry, httpReply(status, reply))).toEqual({ kind: 'confirmed', reply });
  });

  it.each(['POST /user_progresses/save_user_progress', 'POST /user_progresses/save_user_problemset_progress'] as const)(
    'for %s with its progress',
    (call) => {
      const settling = newEntry(aDraft({ call }));
      expect(kindOf(200, aReplyTo(settling), settling)).toBe('confirmed');
    },
  );

  it('when the server has a later second half than this tab', () => {
    const second = newEntry(aDraft({ record: anId(5), after: 7 }));
    expect(kindOf(200, { ...aReplyTo(second), time_spent_after_answer: 9, view_full_explanation: true }, second)).toBe(
      'confirmed',
    );
  });
});

describe('waits after a success that is not the contract’s', () => {
  const reply = aReplyTo(entry);
  const strange: [string, unknown][] = [
    ['a login page of a hotel’s network', page],
    ['no body', undefined],
    ['null', null],
    ['a list', [reply]],
    ['an empty object', {}],
    ['an error in a success', ours('No')],
    ['another record', { ...reply, id: anId(6) }],
    ['a record without its progress', { ...reply, progress: undefined }],
    ['the progress of another user', { ...reply, progress: { ...reply.progress, user_id: anId(2) } }],
    ['the progress of another reference', { ...reply, progress: { ...reply.progress, reference_id: anId(8) } }],
    ['progress of another kind', { ...reply, progress: { ...reply.progress, reference_type: 'HomeSubTopic' } }],
    ['progress without a count', { ...reply, progress: { ...reply.progress, seq: undefined } }],
    ['progress without a state', { ...reply, progress: { ...reply.progress, state: undefined } }],
  ];
  it.each(strange)('%s', (_, body) => {
    expect(outcomeOf(entry, httpReply(200, body))).toEqual({ kind: 'unreachable' });
  });

  it.each([{ time_spent_after_answer: 6 }, { time_spent_after_answer: undefined }, { view_full_explanation: false }])(
    'the first half alone, when the second was sent: %j',
    (missing) => {
      const second = newEntry(aDraft({ record: anId(5), after: 7, viewed: true }));
      expect(kindOf(200, { ...aReplyTo(second), ...missing }, second)).toBe('unreachable');
    },
  );

  it('the progress of another sequence, for a settlement', () => {
    const settling = newEntry(aDraft({ call: 'POST /user_progresses/save_user_progress' }));
    expect(kindOf(200, { ...aReplyTo(settling), reference_id: anId(8) }, settling)).toBe('unreachable');
    expect(kindOf(200, { reference_id: anId(7) }, settling)).toBe('unreachable');
  });
});

describe('waits and sends again', () => {
  it('when no reply came', () => {
    expect(outcomeOf(entry, undefined)).toEqual({ kind: 'unreachable' });
  });

  it.each([408, 425, 429, 500, 501, 502, 503, 504, 507, 511, 520, 599])('after %i, whatever the body', (status) => {
    for (const body of [ours('Server error'), page, {}]) {
      expect(outcomeOf(entry, httpReply(status, body))).toEqual({ kind: 'unreachable' });
    }
  });

  it.each([0, 100, 204, 301, 302, 303, 304, 307, 308])('after %i, which confirms nothing', (status) => {
    expect(kindOf(status, page)).toBe('unreachable');
    expect(kindOf(status, {})).toBe('unreachable');
  });

  it.each([429, 503, 302])('as long as a %i asks, in seconds or as a date', (status) => {
    const date = 'Sat, 21 Nov 2026 10:00:00 GMT';
    const asked = (retryAfter: string) => outcomeOf(entry, httpReply(status, page, { retryAfter, date }));
    expect(asked('7')).toEqual({ kind: 'unreachable', wait: 7_000 });
    expect(asked('Sat, 21 Nov 2026 10:01:00 GMT')).toEqual({ kind: 'unreachable', wait: 60_000 });
    expect(asked('later')).toEqual({ kind: 'unreachable' });
  });

  it.each([401, 403, 404, 405, 407, 451])('after the %i of a filter, which is not from our server', (status) => {
    expect(kindOf(status, page)).toBe('unreachable');
  });
});

describe('keeps it until the account logs in again', () => {
  it.each([
    [401, refusalReply('session_expired'), 'Session expired', 'session_expired'],
    [401, ours('Log in, please.'), 'Log in, please.', undefined],
    [401, {}, 'Session expired', 'session_expired'],
    [403, refusalReply('account_not_active'), 'Account not active, Please contact admin.', 'account_not_active'],
  ])('after %i %j', (status, body, message, refusalCode) => {
    expect(outcomeOf(entry, httpReply(status, body))).toEqual({ kind: 'session-ended', message, refusalCode });
  });

  it('by its code, not by the words of its sentence', () => {
    expect(kindOf(403, ours('Account not active, Please contact admin.'))).toBe('refused');
  });
});

describe('needs the person', () => {
  it.each([
    400, 402, 403, 404, 405, 406, 409, 410, 411, 412, 413, 414, 415, 417, 418, 421, 422, 423, 424, 426, 428, 431, 451,
  ])('after our server’s %i, with its sentence', (status) => {
    expect(outcomeOf(entry, httpReply(status, ours('No such question')))).toEqual({
      kind: 'refused',
      status,
      message: 'No such question',
    });
  });

  it.each([400, 409, 413, 422])(
    'after a %i without a sentence: waiting would block the rest of the queue',
    (status) => {
      expect(outcomeOf(entry, httpReply(status, page))).toEqual({ kind: 'refused', status, message: '' });
    },
  );
});

it('has an outcome for every status there is', () => {
  for (let status = 0; status <= 999; status += 1) {
    for (const body of [page, {}, ours('No')]) expect(kindOf(status, body)).not.toBe('confirmed');
  }
});
