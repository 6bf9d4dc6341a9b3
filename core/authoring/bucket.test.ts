import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bucket, type BucketItem, isIn, merged, putIn, recordsOf, takeOut } from './bucket.ts';
import { bucketItem } from './testing/bucket-items.ts';

const items = fc.array(bucketItem, { maxLength: 30 });
const filled = items.map((all) => all.reduce(putIn, [] as Bucket));
const nameOf = ({ kind, record }: BucketItem) => `${kind} ${record.id}`;
const namesOf = (bucket: Bucket) => bucket.map(nameOf);

describe('the bucket', () => {
  it('has each record once, in the order in which they were first put in', () => {
    fc.assert(
      fc.property(items, (all) => {
        expect(namesOf(all.reduce(putIn, [] as Bucket))).toEqual([...new Set(namesOf(all))]);
      }),
    );
  });

  it('keeps what it has as it was when the record is put in again', () => {
    fc.assert(
      fc.property(filled, bucketItem, (bucket, item) => {
        fc.pre(isIn(bucket, item));
        expect(putIn(bucket, item)).toBe(bucket);
      }),
    );
  });

  it('loses what is taken out and nothing else, and takes it again, last', () => {
    fc.assert(
      fc.property(filled, bucketItem, (bucket, item) => {
        const without = takeOut(bucket, { kind: item.kind, id: item.record.id });
        expect(namesOf(without)).toEqual(namesOf(bucket).filter((name) => name !== nameOf(item)));
        expect(namesOf(putIn(without, item)).at(-1)).toBe(nameOf(item));
      }),
    );
  });

  it('joins what is kept for all tabs with what a tab alone has: nothing is lost or doubled, the kept first', () => {
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

  it('tells its records by their kind, each list in its order', () => {
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
