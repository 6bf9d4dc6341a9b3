import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  besideServer,
  type Change,
  changed,
  differing,
  dropped,
  type Fields,
  fromServer,
  isKeptDraft,
  isSame,
  type KeptDraft,
  pendingIn,
  sendAt,
  shown,
  standing,
} from './drafts.ts';

const aChange = (over: Partial<Change> = {}): Change => ({
  account_id: 'ada',
  key: 'question:1',
  subject_id: '1',
  base_rev: 3,
  content: { question: 'Half a sen' },
  now: 1_000,
  ...over,
});
const aDraft = (over: Partial<KeptDraft> = {}): KeptDraft => ({ ...changed(undefined, aChange()), ...over });

const field = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
const fields: fc.Arbitrary<Fields> = fc.dictionary(fc.constantFrom('question', 'help', 'rank', 'is_hidden'), field);
const draft: fc.Arbitrary<KeptDraft> = fc
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
        const last = versions.reduce<KeptDraft | undefined>(standing, undefined);
        const other = [...versions].reverse().reduce<KeptDraft | undefined>(standing, undefined);
        expect(last?.stamp).toBe(Math.max(...versions.map(({ stamp }) => stamp)));
        expect([other?.stamp, other?.sent]).toEqual([last?.stamp, last?.sent]);
        expect(standing(last, last)).toEqual(last);
      }),
    );
  });

  it('with the same stamp the one wins that is known to be on the server', () => {
    const [unsent, sent] = [aDraft({ sent: -1 }), aDraft({ sent: 1_000 })];
    expect(standing(unsent, sent)).toBe(sent);
    expect(standing(sent, unsent)).toBe(sent);
  });
});

describe('a change', () => {
  it('is newer than all before it, even if the clock goes back', () => {
    fc.assert(
      fc.property(draft, fc.integer({ min: -5, max: 10 }), fields, (before, now, content) => {
        const after = changed(before, aChange({ now, content }));
        expect(after.stamp).toBeGreaterThan(before.stamp);
        expect(after.stamp).toBeGreaterThanOrEqual(now);
        expect(standing(before, after)).toBe(after);
        expect(pendingIn(after)).toBe('put');
      }),
    );
  });

  it('keeps the base revision of the first change; after a discard it takes the new one', () => {
    const first = changed(undefined, aChange({ base_rev: 3 }));
    const second = changed(first, aChange({ base_rev: 4 }));
    expect(second.base_rev).toBe(3);
    const gone = aDraft({ content: null });
    expect(changed(gone, aChange({ base_rev: 9 })).base_rev).toBe(9);
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
    expect(pendingIn(aDraft({ sent: 1_000 }))).toBeNull();
    expect(pendingIn(aDraft({ sent: 999 }))).toBe('put');
  });

  it('deletes a discarded draft', () => {
    for (const sent of [-1, 400, 1_000]) expect(pendingIn(dropped(aDraft({ sent })))).toBe('delete');
  });

  it('never restores a discarded draft, and loses no newer one', () => {
    fc.assert(
      fc.property(draft, draft, (own, theirs) => {
        const server = fromServer('ada', { ...theirs, content: theirs.content ?? {} });
        const stands = besideServer(own, server);
        expect(stands?.stamp).toBe(Math.max(own.stamp, server.stamp));
        const gone = dropped(own);
        const isNewer = server.stamp > own.stamp;
        expect(besideServer(gone, server)).toEqual(
          isNewer ? expect.objectContaining({ stamp: server.stamp }) : expect.objectContaining({ content: null }),
        );
      }),
    );
  });
});

describe('if the server has no draft', () => {
  it('a sent one was discarded on another device; an unsent one stays', () => {
    expect(besideServer(aDraft({ sent: 1_000 }), undefined)).toBeUndefined();
    const unsent = aDraft({ sent: 400 });
    expect(besideServer(unsent, undefined)).toBe(unsent);
    expect(besideServer(undefined, undefined)).toBeUndefined();
  });

  it('a discarded one stays until the server has confirmed its deletion', () => {
    const away = dropped(aDraft({ sent: 1_000 }));
    expect(besideServer(away, undefined)).toBe(away);
    expect(besideServer({ ...away, sent: away.stamp }, undefined)).toBeUndefined();
  });

  it('and if only the server has one, that is taken and not sent back', () => {
    const theirs = fromServer('ada', { key: 'k', subject_id: '1', base_rev: null, content: { a: 'b' }, stamp: 5 });
    expect(besideServer(undefined, theirs)).toBe(theirs);
    expect(pendingIn(theirs)).toBeNull();
  });
});

describe('the fields of a form', () => {
  const saved = { question: 'Saved', rank: 2, is_hidden: false, link: null };

  it('are the saved ones, overwritten by the draft', () => {
    expect(shown(saved, aDraft({ content: { question: 'Typed', link: 'x' } }))).toEqual({
      ...saved,
      question: 'Typed',
      link: 'x',
    });
    expect(shown(saved, undefined)).toEqual(saved);
    expect(shown(saved, aDraft({ content: null }))).toEqual(saved);
  });

  it('exclude those of another version of the form', () => {
    expect(shown(saved, aDraft({ content: { old: 'x', rank: 'two', toString: 'y' } }))).toEqual(saved);
  });

  it('are restored completely from the changed fields', () => {
    const whole = fc.record({ question: fc.string(), rank: fc.integer(), is_hidden: fc.boolean() });
    fc.assert(
      fc.property(whole, whole, (before, after) => {
        const content = differing(after, before);
        expect(shown(before, aDraft({ content }))).toEqual(after);
        expect(Object.keys(content).every((name) => content[name] !== before[name as keyof typeof before])).toBe(true);
      }),
    );
  });

  it('are equal regardless of the key order of documents, and not otherwise', () => {
    const one = '[{"type":"paragraph","children":[{"text":"a","bold":true}]}]';
    const two = '[{"children":[{"bold":true,"text":"a"}],"type":"paragraph"}]';
    expect(isSame(one, two)).toBe(true);
    expect(isSame(one, one.replace('"a"', '"b"'))).toBe(false);
    expect(isSame('[a', '[b')).toBe(false);
    expect(isSame('', null)).toBe(false);
    expect(isSame(undefined, null)).toBe(false);
    expect(differing({ question: two, rank: 1 }, { question: one, rank: 2 })).toEqual({ rank: 1 });
  });
});

it('isLocalDraft accepts drafts, rejects other values and never throws', () => {
  fc.assert(
    fc.property(draft, (one) => {
      expect(isKeptDraft(one)).toBe(true);
      expect(isKeptDraft(JSON.parse(JSON.stringify(one)))).toBe(true);
    }),
  );
  for (const strange of [
    null,
    'x',
    {},
    { ...aDraft(), v: 2 },
    { ...aDraft(), content: [] },
    { ...aDraft(), stamp: '1' },
  ]) {
    expect(isKeptDraft(strange)).toBe(false);
  }
  fc.assert(fc.property(fc.anything(), (thing) => typeof isKeptDraft(thing) === 'boolean'));
});
