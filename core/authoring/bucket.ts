import type { Answer, ProblemSet, Question } from '../contract/content.ts';

/** A copy of a record, as it was when it was added to the bucket. */
export type BucketItem =
  | { kind: 'question'; record: Question }
  | { kind: 'answer'; record: Answer }
  | { kind: 'problem_set'; record: ProblemSet };
export type BucketItemKind = BucketItem['kind'];

/** In the order of addition; no record is in it twice. */
export type Bucket = readonly BucketItem[];

/** The record type of a kind of bucket item. */
export type RecordOf<Kind extends BucketItemKind> = Extract<BucketItem, { kind: Kind }>['record'];

/** Whether the record is in the bucket, in any revision. */
export function isInBucket(bucket: Bucket, item: BucketItem): boolean {
  return bucket.some((one) => isSame(one, item));
}

/** Appends an item. A record that is already in the bucket stays unchanged. */
export function addToBucket(bucket: Bucket, item: BucketItem): Bucket {
  return isInBucket(bucket, item) ? bucket : [...bucket, item];
}

export function removeFromBucket(bucket: Bucket, { kind, id }: { kind: BucketItemKind; id: string }): Bucket {
  return bucket.filter((one) => one.kind !== kind || one.record.id !== id);
}

/** Merges the bucket stored for all tabs with the items of this tab that could not be stored. */
export function mergeBuckets(stored: Bucket, own: Bucket): Bucket {
  return own.reduce(addToBucket, stored.reduce(addToBucket, [] as Bucket));
}

/** Returns the records of one kind, in order. */
export function recordsOf<Kind extends BucketItemKind>(bucket: Bucket, kind: Kind): RecordOf<Kind>[] {
  return bucket.flatMap((item) => (item.kind === kind ? [item.record as RecordOf<Kind>] : []));
}

function isSame(one: BucketItem, other: BucketItem): boolean {
  return one.kind === other.kind && one.record.id === other.record.id;
}
