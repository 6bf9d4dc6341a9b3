import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bucket, type BucketItem, isIn, merged, putIn, recordsOf, takeOut } from './bucket.ts';
import { bucketItem } from './testing/bucket-items.ts';

const items = fc.array(bucketItem, { maxLength: 30 });
const filled = items.map((all) => all.reduce(putIn, [] as Bucket));
const nameOf = ({ kind, record }: BucketItem) => `${kind} ${record.id}`;
const namesOf = (bucket: Bucket) => bucket.map(nameOf);

describe('the bucket', () => {
  it('has each record once, in the order of their first addition', () => {
    fc.assert(
      fc.property(items, (all) => {
        expect(namesOf(all.reduce(putIn, [] as Bucket))).toEqual([...new Set(namesOf(all))]);
      }),
    );
  });

  it('does not change if a record is added again', () => {
    fc.assert(
      fc.property(filled, bucketItem, (bucket, item) => {
        fc.pre(isIn(bucket, item));
        expect(putIn(bucket, item)).toBe(bucket);
      }),
    );
  });

  it('loses only the removed record, and can get it again, as the last', () => {
    fc.assert(
      fc.property(filled, bucketItem, (bucket, item) => {
        const without = takeOut(bucket, { kind: item.kind, id: item.record.id });
        expect(namesOf(without)).toEqual(namesOf(bucket).filter((name) => name !== nameOf(item)));
        expect(namesOf(putIn(without, item)).at(-1)).toBe(nameOf(item));
      }),
    );
  });

  it('merges the stored bucket with that of a tab: nothing lost or doubled, the stored one first', () => {
    fc.assert(
      fc.property(filled, filled, (kept, own) => {
        const both = merged(kept, own);
        expect(both.slice(0, kept.length)).toEqual(kept);
        expect(namesOf(both)).toEqual([...new Set([...namesOf(kept), ...namesOf(own)])]);
        expect(merged(both, own)).toEqual(both);
        expect(merged(kept, [])).toEqual(kept);
      }),
    );
  });

  it('lists its records by kind, in order', () => {
    fc.assert(
      fc.property(filled, (bucket) => {
        for (const kind of ['question', 'answer', 'problem_set'] as const) {
          const ids = bucket.filter((item) => item.kind === kind).map(({ record }) => record.id);
          expect(recordsOf(bucket, kind).map(({ id }) => id)).toEqual(ids);
        }
      }),
    );
  });
});
