import { type BucketItemKind, type RecordOf, recordsOf } from '@fourfold/core/authoring/bucket';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { bucket } from './bucket.ts';

/** The records of one kind in the bucket, in order; `ready` is false until the storage has been read. */
export function useBucket<Kind extends BucketItemKind>(kind: Kind): { records: RecordOf<Kind>[]; ready: boolean } {
  const items = useStore(bucket, (state) => state.items);
  const ready = useStore(bucket, (state) => state.ready);
  return { records: useMemo(() => recordsOf(items, kind), [items, kind]), ready };
}
