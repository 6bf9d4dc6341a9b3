import { expect, it } from 'vitest';
import { outcomeOf } from './internal/send-outcome.ts';
import { isNote, newEntry, type OutboxEntry } from './outbox-entry.ts';
import { addChange, applyChange, confirmChange, readableEntries, type StoredEntry } from './outbox-queue.ts';
import { aDraft, anId } from './testing/entries.ts';
import { aReplyTo } from './testing/replies.ts';

const aNote = (options: Parameters<typeof aDraft>[0] = {}) =>
  newEntry(aDraft({ call: 'PUT /mistakes/{id}', question: anId(11), ...options }));
const storedItems = (...entries: OutboxEntry[]): StoredEntry[] => entries.map((entry, key) => ({ key, entry }));
function written(stored: readonly StoredEntry[], ...entries: OutboxEntry[]): OutboxEntry[] {
  const change = addChange(stored, entries);
  return [...readableEntries(applyChange(stored, change)).map(({ entry }) => entry), ...change.add];
}
const noteOf = (entry: OutboxEntry | undefined) => (entry && isNote(entry) ? entry.body.note : undefined);

it('unsent notes on one question are one entry with the last change', () => {
  const first = aNote({ note: 'a' });
  const other = aNote({ note: 'x', question: anId(12) });
  const [one, second, ...more] = written(storedItems(first, other), aNote({ note: 'ab', second: 11 }));
  expect(more).toEqual([]);
  expect([one, second].map(noteOf)).toEqual(['ab', 'x']);
  expect(one).toMatchObject({ id: first.id, rev: 1 });
});

it('an earlier change of another tab does not replace a later one', () => {
  const later = aNote({ note: 'later', second: 20 });
  expect(written(storedItems(later), aNote({ note: 'earlier', second: 12 }))).toEqual([later]);
});

it('a change that was made while the note was being sent is sent, too', () => {
  const sent = aNote({ note: 'a' });
  const [merged] = written(storedItems(sent), aNote({ note: 'ab', second: 11 }));
  expect(confirmChange(storedItems(merged as OutboxEntry), sent).remove).toEqual([]);
  expect(confirmChange(storedItems(merged as OutboxEntry), merged as OutboxEntry).remove).toEqual([0]);
});

it('another change after a refusal is sent again', () => {
  const refused = { ...aNote({ note: 'a' }), aside: { status: 404, message: 'Missed question does not exist' } };
  expect(written(storedItems(refused), aNote({ note: 'b', second: 11 }))[0]).toMatchObject({ aside: null, rev: 1 });
});

it('is confirmed by what is stored for its question, also if another device changed it later', () => {
  const entry = aNote({ note: 'a' });
  const reply = { ...aReplyTo(entry), note: 'of another device', updated_at: '2026-11-26T10:00:00Z' };
  const outcome = (body: unknown) => outcomeOf(entry, { status: 200, body, retryAfter: null, date: null }).kind;
  expect(outcome(reply)).toBe('confirmed');
  expect(outcome({ ...reply, question_id: anId(12) })).toBe('unreachable');
});
