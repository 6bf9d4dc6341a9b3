import { describe, expect, it } from 'vitest';
import { type Draft, newEntry } from './outbox-entry.ts';
import { outcomeOf } from './send-outcome.ts';
import { aDraft, anId } from './testing/entries.ts';

const draft: Draft = aDraft({ record: anId(5) });
const entry = newEntry(draft);
const settling = newEntry(aDraft({ call: 'POST /user_progresses/save_user_progress' }));
const answered = (status: number, body: unknown = {}, retryAfter: string | null = null) => ({
  status,
  body,
  retryAfter,
});

describe('what came of sending', () => {
  it('is confirmed by our own reply alone', () => {
    const reply = { id: anId(5), progress: {} };
    expect(outcomeOf(entry, answered(200, reply))).toEqual({ kind: 'confirmed', reply });
    expect(outcomeOf(settling, answered(200, { reference_id: anId(7) })).kind).toBe('confirmed');
  });

  it.each([
    ['a page of a hotel’s network', '<html>'],
    ['an empty reply', undefined],
    ['another record', { id: anId(6), progress: {} }],
    ['a record without its progress', { id: anId(5) }],
  ])('is not confirmed by %s', (_, body) => {
    expect(outcomeOf(entry, answered(200, body))).toEqual({ kind: 'unreachable' });
  });

  it.each([500, 502, 503, 504, 408, 425, 429, 301])('is tried again after %i', (status) => {
    expect(outcomeOf(entry, answered(status, { errors: ['Server error'] }))).toEqual({ kind: 'unreachable' });
  });

  it('is tried again when no reply came', () => {
    expect(outcomeOf(entry, undefined)).toEqual({ kind: 'unreachable' });
  });

  it('waits as long as the server asks', () => {
    expect(outcomeOf(entry, answered(429, {}, '7'))).toEqual({ kind: 'unreachable', wait: 7000 });
    expect(outcomeOf(entry, answered(503, {}, 'Sat, 21 Nov 2026 10:00:00 GMT'))).toEqual({ kind: 'unreachable' });
  });

  it.each([400, 403, 404, 409, 413, 422])('needs the person after our server’s %i', (status) => {
    const outcome = outcomeOf(entry, answered(status, { errors: ['No such question'] }));
    expect(outcome).toEqual({ kind: 'refused', status, message: 'No such question' });
  });

  it('does not take a filter’s 403 or 404 for our server’s word', () => {
    expect(outcomeOf(entry, answered(403, '<html>'))).toEqual({ kind: 'unreachable' });
    expect(outcomeOf(entry, answered(404, undefined))).toEqual({ kind: 'unreachable' });
    expect(outcomeOf(entry, answered(422, undefined))).toEqual({ kind: 'refused', status: 422, message: '' });
  });

  it('waits for the account to log in again when the session has ended', () => {
    for (const [status, message] of [
      [401, 'Session expired'],
      [403, 'Account not active, Please contact admin.'],
    ] as const) {
      const outcome = outcomeOf(entry, answered(status, { errors: [message] }));
      expect(outcome).toEqual({ kind: 'session-ended', message });
    }
  });
});
