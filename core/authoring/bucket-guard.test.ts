import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { Answer, ProblemSet, Question } from '../contract/content.ts';
import type { BucketItemKind } from './bucket.ts';
import { isBucketItem } from './bucket-guard.ts';
import { anAnswer, anId, aProblemSet, aQuestion } from './testing/bucket-items.ts';

const kinds: readonly [kind: BucketItemKind, record: object, schema: z.ZodObject][] = [
  ['question', aQuestion(), Question],
  ['answer', anAnswer(), Answer],
  ['problem_set', aProblemSet(), ProblemSet],
];

/** Values of every type that a stored field could have. */
const strange = [
  undefined,
  null,
  3,
  -1,
  1.5,
  true,
  '',
  'text',
  anId(7),
  [],
  [anId(7)],
  [null],
  {},
  [{}],
  [{ value: 1 }],
];

describe('a value from browser storage', () => {
  it.each(kinds)('is a %s if and only if the schema of the contract accepts it', (kind, record, schema) => {
    expect(isBucketItem({ kind, record })).toBe(true);
    for (const name of Object.keys(schema.shape)) {
      for (const value of strange) {
        const changed = { ...record, [name]: value };
        const verdict = `${name}: ${JSON.stringify(value)}`;
        expect([verdict, isBucketItem({ kind, record: changed })]).toEqual([
          verdict,
          schema.safeParse(changed).success,
        ]);
      }
    }
  });

  it('is no bucket item without a known kind', () => {
    for (const found of [null, 'question', {}, { kind: 'topic', record: {} }, { kind: 'toString', record: {} }]) {
      expect(isBucketItem(found)).toBe(false);
    }
    expect(isBucketItem({ kind: 'answer', record: aQuestion() })).toBe(false);
  });
});
