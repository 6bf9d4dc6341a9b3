import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAnnotation } from '../annotations/testing/an-annotation.ts';
import { type ReceivedEntry, readEntries } from '../wire/tests/read-entries.ts';
import type { StoredEntry } from './merge-entry.ts';
import { maxReplaced, mergeEntry, mergeOverdueEntry } from './merge-entry.ts';
import { anEntry } from './testing/an-entry.ts';

const question = '0190e000-0000-7000-8000-00000000000a';

function receivedEntry(rev: number, text: string, timeSpent = 0): ReceivedEntry {
  const json = JSON.stringify([anEntry(question, { rev, freeResponseGivenAnswer: text, timeSpent })]);
  const [entry] = readEntries(json, 1).entries ?? [];
  if (!entry) throw new Error('the entry can be read');
  return entry;
}

function storedEntryOf(entries: readonly ReceivedEntry[]): StoredEntry {
  const stored = entries.reduce<StoredEntry | null>(mergeEntry, null);
  if (!stored) throw new Error('something arrived');
  return stored;
}
const texts = ({ entry, replaced }: StoredEntry) => [...replaced, entry].map((one) => one.freeResponseGivenAnswer);

describe('two entries of one question', () => {
  it('keep the one with the higher rev, in either order, and the other in the history [TST-024]', () => {
    const [first, second] = [receivedEntry(1, '3'), receivedEntry(2, '4')];
    for (const order of [
      [first, second],
      [second, first],
    ]) {
      expect(texts(storedEntryOf(order))).toEqual(['3', '4']);
    }
  });

  it('with the same rev keep the later one', () => {
    expect(texts(storedEntryOf([receivedEntry(2, '3'), receivedEntry(2, '4')]))).toEqual(['3', '4']);
    expect(texts(storedEntryOf([receivedEntry(2, '4'), receivedEntry(2, '3')]))).toEqual(['4', '3']);
  });

  it('with the same content are one, and a repeated one does not undo later ones', () => {
    const [mine, theirs] = [receivedEntry(2, '3'), receivedEntry(2, '4')];
    expect(storedEntryOf([mine, mine, mine])).toEqual(storedEntryOf([mine]));
    expect(texts(storedEntryOf([mine, theirs, mine, mine]))).toEqual(['3', '4']);
  });
});

describe('highlights and notes', () => {
  const annotated = (rev: number, note: string): ReceivedEntry => ({
    ...receivedEntry(rev, '3'),
    entry: { ...receivedEntry(rev, '3').entry, annotations: [anAnnotation({ note })] },
  });

  it('are those of the entry that counts, and are not in the history [Q337]', () => {
    const [first, second] = [annotated(1, 'Why?'), annotated(2, 'Because.')];
    for (const order of [
      [first, second],
      [second, first],
      [first, second, first, first],
    ]) {
      const { entry, replaced } = storedEntryOf(order);
      expect(entry.annotations).toEqual([anAnnotation({ note: 'Because.' })]);
      expect(replaced).toEqual([receivedEntry(1, '3').entry]);
    }
  });
});

describe('an entry that was given after the time was over', () => {
  it('goes into the history and changes nothing else', () => {
    const stored = storedEntryOf([receivedEntry(1, '3', 20)]);
    const overdue = mergeOverdueEntry(stored, receivedEntry(2, '4', 90));
    expect(overdue).toMatchObject({ entry: stored.entry, timeSpent: 20 });
    expect(texts(overdue)).toEqual(['4', '3']);
    expect(mergeOverdueEntry(overdue, receivedEntry(2, '4', 90))).toEqual(overdue);
  });

  it('to a question without an answer leaves it without one', () => {
    const overdue = mergeOverdueEntry(null, receivedEntry(1, '4', 90));
    expect(overdue.entry).toMatchObject({ isComplete: false, freeResponseGivenAnswer: '', rev: 0 });
    expect(texts(overdue)).toEqual(['4', '']);
    // What was given in time and arrives later counts.
    expect(mergeEntry(overdue, receivedEntry(1, '3')).entry.freeResponseGivenAnswer).toBe('3');
  });
});

const entry = fc
  .tuple(fc.nat(6), fc.constantFrom('', '3', '4', '5'), fc.nat(500))
  .map(([rev, text, timeSpent]) => receivedEntry(rev, text, timeSpent));
/** One entry per rev, as a single device sends them. */
const ofOneDevice = fc.uniqueArray(entry, { selector: (one) => one.entry.rev, minLength: 1 });

describe('entries in any order', () => {
  it('give the same result', () => {
    const shuffled = ofOneDevice.chain((entries) =>
      fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length })),
    );
    fc.assert(
      fc.property(shuffled, ([entries, other]) => {
        expect(storedEntryOf(other)).toEqual(storedEntryOf(entries));
      }),
    );
  });

  it('are never lost: each is the current one or in the history, once', () => {
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1 }), (entries) => {
        const stored = storedEntryOf(entries);
        const all = [stored.entry, ...stored.replaced].map((one) => JSON.stringify(one));
        expect(new Set(all)).toEqual(new Set(entries.map((one) => JSON.stringify(one.entry))));
        expect(all).toHaveLength(new Set(all).size);
      }),
    );
  });

  it('keep the highest rev and never reduce the time, even if entries are repeated', () => {
    const repeated = fc.tuple(fc.array(entry, { minLength: 1 }), fc.array(fc.nat()));
    fc.assert(
      fc.property(repeated, ([entries, again]) => {
        const sent = [...entries, ...again.flatMap((at) => entries[at % entries.length] ?? [])];
        let before = 0;
        for (const [index] of sent.entries()) {
          const { timeSpent } = storedEntryOf(sent.slice(0, index + 1));
          expect(timeSpent).toBeGreaterThanOrEqual(before);
          before = timeSpent;
        }
        const stored = storedEntryOf(sent);
        expect(stored).toEqual(storedEntryOf(entries));
        expect(stored.entry.rev).toBe(Math.max(...entries.map((one) => one.entry.rev)));
        expect(stored.timeSpent).toBe(Math.max(...entries.map((one) => one.timeSpent)));
      }),
    );
  });

  it('are stored up to a maximum, the newest ones', () => {
    const stored = storedEntryOf(Array.from({ length: maxReplaced + 50 }, (_, rev) => receivedEntry(rev, `${rev}`)));
    expect(stored.replaced).toHaveLength(maxReplaced);
    expect(stored.entry.rev).toBe(maxReplaced + 49);
    expect(stored.replaced[0]?.rev).toBe(49);
  });
});
