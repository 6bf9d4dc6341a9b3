import { describe, expect, it } from 'vitest';
import { type HttpReply, outcomeOf } from './internal/send-outcome.ts';
import { newEntry, type OutboxDraft, type OutboxEntry } from './outbox-entry.ts';
import { addChange, applyChange, isStored, readableEntries, type StoredEntry } from './outbox-queue.ts';
import { testActionOf } from './test-action.ts';
import { aDraft, anId, aTestEntry } from './testing/entries.ts';
import { aReplyTo } from './testing/replies.ts';

const saves = ['POST /user_sat_test_progresses', 'POST /user_act_test_progresses'] as const;
const submits = ['POST /user_sat_test_progresses/submit', 'POST /user_act_test_progresses/submit'] as const;
const question = anId(11);

const entry = (wish: Parameters<typeof aDraft>[0] = {}) => newEntry(aDraft({ call: saves[0], question, ...wish }));
const storedItems = (...entries: OutboxEntry[]): StoredEntry[] => entries.map((one, key) => ({ key, entry: one }));
function written(stored: readonly StoredEntry[], ...entries: OutboxEntry[]): OutboxEntry[] {
  const change = addChange(stored, entries);
  return [...readableEntries(applyChange(stored, change)).map((one) => one.entry), ...change.add];
}
const given = (one: OutboxEntry | undefined) => {
  const action = one && testActionOf(one);
  return action?.kind === 'save' ? action.entry?.freeResponseGivenAnswer : undefined;
};

describe('unsent entries of one question of a test', () => {
  it.each(saves)('are merged into the first, with the greater revision (%s)', (call) => {
    const first = entry({ call, given: '1', rev: 1 });
    const other = entry({ call, given: '7', question: anId(12) });
    const [a, b, ...more] = written(storedItems(first, other), entry({ call, given: '2', rev: 2 }));
    expect(more).toEqual([]);
    expect([given(a), given(b)]).toEqual(['2', '7']);
    expect(a).toMatchObject({ id: first.id, rev: 1 });
  });

  it('keep the greater revision when a lesser one comes later', () => {
    const later = entry({ given: '2', rev: 2 });
    const earlier = entry({ given: '1', rev: 1 });
    expect(written(storedItems(later), earlier)).toEqual([later]);
    expect(isStored(storedItems(later), earlier)).toBe(true);
  });

  it('are merged within one write too', () => {
    const all = written(
      [],
      entry({ given: '1', rev: 1 }),
      entry({ given: '2', rev: 2 }),
      entry({ given: '3', rev: 3 }),
    );
    expect(all.map(given)).toEqual(['3']);
  });

  it('of equal revision give the same result in either order', () => {
    const [a, b] = [entry({ given: '1', rev: 4 }), entry({ given: '2', rev: 4 })];
    expect(written(storedItems(a), b).map(given)).toEqual(['2']);
    expect(written(storedItems(b), a).map(given)).toEqual(['2']);
  });

  const others: [string, OutboxDraft][] = [
    ['another question', aDraft({ call: saves[0], question: anId(12) })],
    ['another section', aDraft({ call: saves[0], question, section: 'MathCalc' })],
    ['another attempt', aDraft({ call: saves[0], question, attempt: 2 })],
    ['another account', aDraft({ call: saves[0], question, account: anId(2) })],
    ['the other family', aDraft({ call: saves[1], question })],
  ];
  it.each(others)('are not merged with %s', (_, draft) => {
    expect(written(storedItems(entry({ rev: 1 })), newEntry(draft))).toHaveLength(2);
  });

  it('are not merged with the other variant', () => {
    const { body, ...mock } = entry();
    const real = { ...mock, id: anId(99), body: { ...body, real_test: true } } as OutboxEntry;
    expect(written(storedItems(entry()), real)).toHaveLength(2);
  });

  it('replace a refused entry and are sent again', () => {
    const refused = { ...entry({ given: 'x', rev: 1 }), aside: { status: 422, message: 'No' } };
    const [now] = written(storedItems(refused), entry({ given: '2', rev: 2 }));
    expect(now).toMatchObject({ id: refused.id, aside: null });
    expect(given(now)).toBe('2');
  });

  it('that are not a list of one are not changed', () => {
    const strange = { ...entry(), body: { ...entry().body, sat_test_progress: '[]' } } as OutboxEntry;
    expect(written(storedItems(strange), entry({ rev: 2 }))).toHaveLength(2);
  });
});

describe('the submission of a test', () => {
  it.each(submits)('comes after every entry, and once (%s)', (call) => {
    const submission = newEntry(aDraft({ call }));
    const again = newEntry(aDraft({ call }));
    const stored = storedItems(entry({ rev: 1 }), submission);
    expect(written(stored, again, entry({ rev: 2, given: '2' })).map(({ call }) => call)).toEqual([saves[0], call]);
    expect(written(stored, entry({ rev: 2, given: '2' })).map(given)).toEqual(['2', undefined]);
  });

  it('that was refused is added again after the answers given since', () => {
    const refused = { ...newEntry(aDraft({ call: submits[0] })), aside: { status: 404, message: 'No' } };
    const all = written(storedItems(refused), entry(), newEntry(aDraft({ call: submits[0] })));
    expect(all.map(({ call }) => call)).toEqual([submits[0], saves[0], submits[0]]);
  });
});

describe('a test’s entry is confirmed', () => {
  const answered = (body: unknown, status = 200): HttpReply => ({ status, body, retryAfter: null, date: null });
  const sent = entry({ rev: 3 });
  const reply = aReplyTo(sent);

  it.each([...saves, ...submits])('by its section’s progress, which contains it (%s)', (call) => {
    const one = entry({ call });
    expect(outcomeOf(one, answered(aReplyTo(one))).kind).toBe('confirmed');
  });

  it('by a later revision too', () => {
    const later = { ...reply, sat_test_progress: JSON.stringify([aTestEntry({ question, rev: 4 })]) };
    expect(outcomeOf(sent, answered(later)).kind).toBe('confirmed');
  });

  const without: [string, unknown][] = [
    ['an earlier revision of it', JSON.stringify([aTestEntry({ question, rev: 2 })])],
    ['only another question', JSON.stringify([aTestEntry({ question: anId(12), rev: 9 })])],
    ['an empty list', '[]'],
    ['no list', undefined],
    ['an unreadable list', '[{}]'],
  ];
  it.each(without)('not by a reply with %s', (_, sat_test_progress) => {
    expect(outcomeOf(sent, answered({ ...reply, sat_test_progress }))).toEqual({ kind: 'unreachable' });
  });

  const others = [
    { user_id: anId(2) },
    { sat_id: anId(4) },
    { sat_type: 'MathCalc' },
    { real_test: true },
    { attempt: 2 },
  ];
  it.each(others)('not by the progress of something else: %j', (other) => {
    expect(outcomeOf(sent, answered({ ...reply, ...other }))).toEqual({ kind: 'unreachable' });
    const submission = newEntry(aDraft({ call: submits[0] }));
    expect(outcomeOf(submission, answered({ ...aReplyTo(submission), ...other }))).toEqual({ kind: 'unreachable' });
  });

  it('not by a section that is not submitted', () => {
    const submission = newEntry(aDraft({ call: submits[1] }));
    const open = { ...aReplyTo(submission), submitted: false };
    expect(outcomeOf(submission, answered(open))).toEqual({ kind: 'unreachable' });
  });

  it('of a submission because the time is over by the time that is left, too', () => {
    const draft = aDraft({ call: submits[0] });
    const early = newEntry({ ...draft, body: { ...draft.body, time_over: true } } as typeof draft);
    const open = { ...aReplyTo(early), submitted: false };
    expect(outcomeOf(early, answered({ ...open, seconds_left: 60 })).kind).toBe('confirmed');
    expect(outcomeOf(early, answered({ ...open, seconds_left: 0 })).kind).toBe('unreachable');
    const own = newEntry(aDraft({ call: submits[0] }));
    expect(outcomeOf(own, answered({ ...open, seconds_left: 60 })).kind).toBe('unreachable');
  });

  it('of an entry given after the time was over by any entry of its question', () => {
    const overdue = { ...aTestEntry({ question, rev: 3 }), givenAfter: 2101 };
    const one = entry({ rev: 3 });
    const changed = { ...one, body: { ...one.body, sat_test_progress: JSON.stringify([overdue]) } } as typeof one;
    const stored = { ...reply, sat_test_progress: JSON.stringify([aTestEntry({ question, rev: 0 })]) };
    expect(outcomeOf(changed, answered(stored)).kind).toBe('confirmed');
    expect(outcomeOf(one, answered(stored)).kind).toBe('unreachable');
  });

  it('never when the section was submitted already: it is refused with the server’s sentence', () => {
    const message = 'This test was already submitted';
    expect(outcomeOf(sent, answered({ errors: [message] }, 409))).toEqual({ kind: 'refused', status: 409, message });
  });
});
