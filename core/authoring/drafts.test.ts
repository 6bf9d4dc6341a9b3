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
  it('the newer stands, whichever comes first and however often', () => {
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

  it('of the same age the one stands that the server is known to have', () => {
    const [unsent, sent] = [aDraft({ sent: -1 }), aDraft({ sent: 1_000 })];
    expect(standing(unsent, sent)).toBe(sent);
    expect(standing(sent, unsent)).toBe(sent);
  });
});

describe('a change', () => {
  it('is newer than all that was before, whatever the clock says', () => {
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

  it('keeps the revision at which the first was made; after it was thrown away one begins anew', () => {
    const first = changed(undefined, aChange({ base_rev: 3 }));
    const second = changed(first, aChange({ base_rev: 4 }));
    expect(second.base_rev).toBe(3);
    const gone = aDraft({ content: null });
    expect(changed(gone, aChange({ base_rev: 9 })).base_rev).toBe(9);
  });
});

describe('what is sent', () => {
  it('goes a second and a half after the last change, and ten seconds after the first at the latest', () => {
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

  it('is nothing once the server has it', () => {
    expect(pendingIn(aDraft({ sent: 1_000 }))).toBeNull();
    expect(pendingIn(aDraft({ sent: 999 }))).toBe('put');
  });

  it('of a draft that was thrown away is its end', () => {
    for (const sent of [-1, 400, 1_000]) expect(pendingIn(dropped(aDraft({ sent })))).toBe('delete');
  });

  it('never lets a draft come back that was thrown away, and loses none that was written since', () => {
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

describe('beside a server that has none', () => {
  it('what it had whole was thrown away elsewhere; what it never had stays', () => {
    expect(besideServer(aDraft({ sent: 1_000 }), undefined)).toBeUndefined();
    const unsent = aDraft({ sent: 400 });
    expect(besideServer(unsent, undefined)).toBe(unsent);
    expect(besideServer(undefined, undefined)).toBeUndefined();
  });

  it('is told what was thrown away, whether it has it or not; then that is over', () => {
    const away = dropped(aDraft({ sent: 1_000 }));
    expect(besideServer(away, undefined)).toBe(away);
    expect(besideServer({ ...away, sent: away.stamp }, undefined)).toBeUndefined();
  });

  it('and beside a browser that has none, the server’s stands and is not sent back', () => {
    const theirs = fromServer('ada', { key: 'k', subject_id: '1', base_rev: null, content: { a: 'b' }, stamp: 5 });
    expect(besideServer(undefined, theirs)).toBe(theirs);
    expect(pendingIn(theirs)).toBeNull();
  });
});

describe('what a form shows', () => {
  const saved = { question: 'Saved', rank: 2, is_hidden: false, link: null };

  it('is what is saved, and over it what was typed', () => {
    expect(shown(saved, aDraft({ content: { question: 'Typed', link: 'x' } }))).toEqual({
      ...saved,
      question: 'Typed',
      link: 'x',
    });
    expect(shown(saved, undefined)).toEqual(saved);
    expect(shown(saved, aDraft({ content: null }))).toEqual(saved);
  });

  it('leaves out what a form of another version had', () => {
    expect(shown(saved, aDraft({ content: { old: 'x', rank: 'two', toString: 'y' } }))).toEqual(saved);
  });

  it('comes back whole from the fields that differ', () => {
    const whole = fc.record({ question: fc.string(), rank: fc.integer(), is_hidden: fc.boolean() });
    fc.assert(
      fc.property(whole, whole, (before, after) => {
        const content = differing(after, before);
        expect(shown(before, aDraft({ content }))).toEqual(after);
        expect(Object.keys(content).every((name) => content[name] !== before[name as keyof typeof before])).toBe(true);
      }),
    );
  });

  it('is the same in another order of its names, and nothing else is', () => {
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

it('whatever lies in the storage is a draft or is told from one', () => {
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
