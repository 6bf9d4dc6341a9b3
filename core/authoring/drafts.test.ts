import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeDraft,
  changedFields,
  type DraftChange,
  type DraftFields,
  discardDraft,
  formFields,
  fromServer,
  isLocalDraft,
  isSameField,
  type LocalDraft,
  mergeWithServer,
  newerDraft,
  pendingAction,
  sendAt,
} from './drafts.ts';

const aChange = (over: Partial<DraftChange> = {}): DraftChange => ({
  account_id: 'ada',
  key: 'question:1',
  subject_id: '1',
  base_rev: 3,
  content: { question: 'Half a sen' },
  now: 1_000,
  ...over,
});
const aDraft = (over: Partial<LocalDraft> = {}): LocalDraft => ({ ...changeDraft(undefined, aChange()), ...over });

const field = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
const fields: fc.Arbitrary<DraftFields> = fc.dictionary(
  fc.constantFrom('question', 'help', 'rank', 'is_hidden'),
  field,
);
const draft: fc.Arbitrary<LocalDraft> = fc
  .record({
    content: fc.option(fields),
    stamp: fc.integer({ min: 0, max: 6 }),
    sent: fc.integer({ min: -1, max: 6 }),
  })
  .map((over) => aDraft({ ...over, sent: Math.min(over.sent, over.stamp) }));

describe('of two versions', () => {
  it('the newer wins, in any order and repetition', () => {
    fc.assert(
      fc.property(fc.array(draft, { minLength: 1 }), (versions) => {
        const last = versions.reduce<LocalDraft | undefined>(newerDraft, undefined);
        const other = [...versions].reverse().reduce<LocalDraft | undefined>(newerDraft, undefined);
        expect(last?.stamp).toBe(Math.max(...versions.map(({ stamp }) => stamp)));
        expect([other?.stamp, other?.sent]).toEqual([last?.stamp, last?.sent]);
        expect(newerDraft(last, last)).toEqual(last);
      }),
    );
  });

  it('with the same stamp the one wins that is known to be on the server', () => {
    const [unsent, sent] = [aDraft({ sent: -1 }), aDraft({ sent: 1_000 })];
    expect(newerDraft(unsent, sent)).toBe(sent);
    expect(newerDraft(sent, unsent)).toBe(sent);
  });
});

describe('a change', () => {
  it('is newer than all before it, even if the clock goes back', () => {
    fc.assert(
      fc.property(draft, fc.integer({ min: -5, max: 10 }), fields, (before, now, content) => {
        const after = changeDraft(before, aChange({ now, content }));
        expect(after.stamp).toBeGreaterThan(before.stamp);
        expect(after.stamp).toBeGreaterThanOrEqual(now);
        expect(newerDraft(before, after)).toBe(after);
        expect(pendingAction(after)).toBe('put');
      }),
    );
  });

  it('keeps the base revision of the first change; after a discard it takes the new one', () => {
    const first = changeDraft(undefined, aChange({ base_rev: 3 }));
    const second = changeDraft(first, aChange({ base_rev: 4 }));
    expect(second.base_rev).toBe(3);
    const discarded = aDraft({ content: null });
    expect(changeDraft(discarded, aChange({ base_rev: 9 })).base_rev).toBe(9);
  });
});

describe('sending', () => {
  it('happens 1.5 seconds after the last change, and at most 10 seconds after the first', () => {
    expect(sendAt(0, 0)).toBe(1_500);
    expect(sendAt(0, 4_000)).toBe(5_500);
    expect(sendAt(0, 9_900)).toBe(10_000);
    fc.assert(
      fc.property(fc.nat(60_000), fc.nat(60_000), (first, more) => {
        const at = sendAt(first, first + more);
        expect(at).toBeLessThanOrEqual(first + 10_000);
        expect(at).toBeGreaterThanOrEqual(Math.min(first + more, first + 10_000));
      }),
    );
  });

  it('is not needed once the server has the draft', () => {
    expect(pendingAction(aDraft({ sent: 1_000 }))).toBeNull();
    expect(pendingAction(aDraft({ sent: 999 }))).toBe('put');
  });

  it('deletes a discarded draft', () => {
    for (const sent of [-1, 400, 1_000]) expect(pendingAction(discardDraft(aDraft({ sent })))).toBe('delete');
  });

  it('never restores a discarded draft, and loses no newer one', () => {
    fc.assert(
      fc.property(draft, draft, (own, theirs) => {
        const server = fromServer('ada', { ...theirs, content: theirs.content ?? {} });
        const merged = mergeWithServer(own, server);
        expect(merged?.stamp).toBe(Math.max(own.stamp, server.stamp));
        const discarded = discardDraft(own);
        const isNewer = server.stamp > own.stamp;
        expect(mergeWithServer(discarded, server)).toEqual(
          isNewer ? expect.objectContaining({ stamp: server.stamp }) : expect.objectContaining({ content: null }),
        );
      }),
    );
  });
});

describe('if the server has no draft', () => {
  it('a sent one was discarded on another device; an unsent one stays', () => {
    expect(mergeWithServer(aDraft({ sent: 1_000 }), undefined)).toBeUndefined();
    const unsent = aDraft({ sent: 400 });
    expect(mergeWithServer(unsent, undefined)).toBe(unsent);
    expect(mergeWithServer(undefined, undefined)).toBeUndefined();
  });

  it('a discarded one stays until the server has confirmed its deletion', () => {
    const discarded = discardDraft(aDraft({ sent: 1_000 }));
    expect(mergeWithServer(discarded, undefined)).toBe(discarded);
    expect(mergeWithServer({ ...discarded, sent: discarded.stamp }, undefined)).toBeUndefined();
  });

  it('and if only the server has one, that is taken and not sent back', () => {
    const theirs = fromServer('ada', { key: 'k', subject_id: '1', base_rev: null, content: { a: 'b' }, stamp: 5 });
    expect(mergeWithServer(undefined, theirs)).toBe(theirs);
    expect(pendingAction(theirs)).toBeNull();
  });
});

describe('the fields of a form', () => {
  const saved = { question: 'Saved', rank: 2, is_hidden: false, link: null };

  it('are the saved ones, overwritten by the draft', () => {
    expect(formFields(saved, aDraft({ content: { question: 'Typed', link: 'x' } }))).toEqual({
      ...saved,
      question: 'Typed',
      link: 'x',
    });
    expect(formFields(saved, undefined)).toEqual(saved);
    expect(formFields(saved, aDraft({ content: null }))).toEqual(saved);
  });

  it('exclude those of another version of the form', () => {
    expect(formFields(saved, aDraft({ content: { old: 'x', rank: 'two', toString: 'y' } }))).toEqual(saved);
  });

  it('are restored completely from the changed fields', () => {
    const whole = fc.record({ question: fc.string(), rank: fc.integer(), is_hidden: fc.boolean() });
    fc.assert(
      fc.property(whole, whole, (before, after) => {
        const content = changedFields(after, before);
        expect(formFields(before, aDraft({ content }))).toEqual(after);
        expect(Object.keys(content).every((name) => content[name] !== before[name as keyof typeof before])).toBe(true);
      }),
    );
  });

  it('are equal regardless of the key order of documents, and not otherwise', () => {
    const one = '[{"type":"paragraph","children":[{"text":"a","bold":true}]}]';
    const two = '[{"children":[{"bold":true,"text":"a"}],"type":"paragraph"}]';
    expect(isSameField(one, two)).toBe(true);
    expect(isSameField(one, one.replace('"a"', '"b"'))).toBe(false);
    expect(isSameField('[a', '[b')).toBe(false);
    expect(isSameField('', null)).toBe(false);
    expect(isSameField(undefined, null)).toBe(false);
    expect(changedFields({ question: two, rank: 1 }, { question: one, rank: 2 })).toEqual({ rank: 1 });
  });
});

it('isLocalDraft accepts drafts, rejects other values and never throws', () => {
  fc.assert(
    fc.property(draft, (one) => {
      expect(isLocalDraft(one)).toBe(true);
      expect(isLocalDraft(JSON.parse(JSON.stringify(one)))).toBe(true);
    }),
  );
  for (const invalid of [
    null,
    'x',
    {},
    { ...aDraft(), v: 2 },
    { ...aDraft(), content: [] },
    { ...aDraft(), stamp: '1' },
  ]) {
    expect(isLocalDraft(invalid)).toBe(false);
  }
  fc.assert(fc.property(fc.anything(), (thing) => typeof isLocalDraft(thing) === 'boolean'));
});
