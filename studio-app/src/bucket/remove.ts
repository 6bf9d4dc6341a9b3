import type { Bucket, BucketItem, BucketKind } from '@fourfold/core/authoring/bucket';
import { sayDeleted } from '../drafts/say-deleted.ts';
import { putBack, remove } from './bucket.ts';

const names = { question: 'Question', answer: 'Answer', problem_set: 'ProblemSet' } satisfies Record<
  BucketKind,
  string
>;

/** Removes an entry from the bucket; its toast offers Undo. */
export async function removeOne(item: BucketItem): Promise<void> {
  await remove([keyOf(item)]);
  const title = item.kind === 'problem_set' ? ` '${item.record.title}'` : '';
  sayDeleted(`${names[item.kind]}${title} removed from bucket`, () => putBack([item]));
}

export async function removeAll(items: Bucket): Promise<void> {
  const [first] = items;
  if (!first) return;
  await remove(items.map(keyOf));
  const words = items.length === 1 ? '1 entry' : `${items.length} entries`;
  sayDeleted(`${words} removed from bucket`, () => putBack(items));
}

function keyOf({ kind, record }: BucketItem) {
  return { kind, id: record.id };
}
