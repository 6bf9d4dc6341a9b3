import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToBucket,
  type Bucket,
  type BucketItem,
  isInBucket,
  mergeBuckets,
  recordsOf,
  removeFromBucket,
} from './bucket.ts';
import { bucketItem } from './testing/bucket-items.ts';

const items = fc.array(bucketItem, { maxLength: 30 });
const filled = items.map((all) => all.reduce(addToBucket, [] as Bucket));
const nameOf = ({ kind, record }: BucketItem) => `${kind} ${record.id}`;
const namesOf = (bucket: Bucket) => bucket.map(nameOf);

describe('the bucket', () => {
  it('has each record once, in the order of their first addition', () => {
    fc.assert(
      fc.property(items, (all) => {
        expect(namesOf(all.reduce(addToBucket, [] as Bucket))).toEqual([...new Set(namesOf(all))]);
      }),
    );
  });

  it('does not change if a record is added again', () => {
    fc.assert(
      fc.property(filled, bucketItem, (bucket, item) => {
        fc.pre(isInBucket(bucket, item));
        expect(addToBucket(bucket, item)).toBe(bucket);
      }),
    );
  });

  it('loses only the removed record, and can get it again, as the last', () => {
    fc.assert(
      fc.property(filled, bucketItem, (bucket, item) => {
        const without = removeFromBucket(bucket, { kind: item.kind, id: item.record.id });
        expect(namesOf(without)).toEqual(namesOf(bucket).filter((name) => name !== nameOf(item)));
        expect(namesOf(addToBucket(without, item)).at(-1)).toBe(nameOf(item));
      }),
    );
  });

  it('merges the stored bucket with that of a tab: nothing lost or doubled, the stored one first', () => {
    fc.assert(
      fc.property(filled, filled, (stored, own) => {
        const both = mergeBuckets(stored, own);
        expect(both.slice(0, stored.length)).toEqual(stored);
        expect(namesOf(both)).toEqual([...new Set([...namesOf(stored), ...namesOf(own)])]);
        expect(mergeBuckets(both, own)).toEqual(both);
        expect(mergeBuckets(stored, [])).toEqual(stored);
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
