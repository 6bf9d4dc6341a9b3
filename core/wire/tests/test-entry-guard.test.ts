import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAnnotation } from '../../annotations/testing/an-annotation.ts';
import { anId, aTestEntry } from '../../client/outbox/testing/entries.ts';
import { TestEntry } from '../../contract/tests.ts';
import { entriesIn, isTestEntry } from './test-entry-guard.ts';

const strange = fc.oneof(
  fc.constantFrom(undefined, null, '', 'x', 0, -1, 0.5, 864_000, 864_001, 1_000_000, 1_000_001, true, false, [], {}),
  fc.constantFrom('x'.repeat(1_000), 'x'.repeat(1_001), [null], ['x']),
  fc.array(fc.uuid(), { maxLength: 25 }),
);

describe('the guard of a test entry', () => {
  it('accepts exactly what the schema accepts, with any values in one or two fields', () => {
    const field = fc.tuple(fc.constantFrom(...Object.keys(aTestEntry())), strange);
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(field, { maxLength: 2 }), (fields) => {
        const value = { ...aTestEntry(), ...Object.fromEntries(fields) };
        const right = TestEntry.safeParse(value).success;
        accepted += right ? 1 : 0;
        expect(isTestEntry(value)).toBe(right);
      }),
      { numRuns: 2_000 },
    );
    expect(accepted).toBeGreaterThan(100);
  });

  it('accepts exactly the annotations that the schema accepts', () => {
    const annotation = fc
      .tuple(fc.constantFrom(...Object.keys(anAnnotation()), 'other'), strange)
      .map(([name, value]) => ({ ...anAnnotation({ quote: 'x'.repeat(900) }), [name]: value }));
    const lists = fc.oneof(
      strange,
      fc.array(annotation, { maxLength: 25 }),
      fc.constant(Array(201).fill(anAnnotation())),
    );
    let accepted = 0;
    fc.assert(
      fc.property(lists, (annotations) => {
        const value = { ...aTestEntry(), annotations };
        const right = TestEntry.safeParse(value).success;
        accepted += right ? 1 : 0;
        expect(isTestEntry(value)).toBe(right);
      }),
      { numRuns: 1_000 },
    );
    expect(accepted).toBeGreaterThan(50);
  });

  it('reads a list of entries, and nothing else', () => {
    const entries = [aTestEntry(), aTestEntry({ question: anId(10), rev: 3 })];
    expect(entriesIn(JSON.stringify(entries))).toEqual(entries);
    expect(entriesIn('[]')).toEqual([]);
    for (const text of ['', 'null', '{}', '[1]', '[{}]', undefined, null, entries]) expect(entriesIn(text)).toBeNull();
  });
});
