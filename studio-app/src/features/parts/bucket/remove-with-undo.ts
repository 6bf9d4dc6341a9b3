import type { Bucket, BucketItem, BucketItemKind } from '@fourfold/core/authoring/bucket';
import { showDeletedAlert } from '../drafts/show-deleted-alert.ts';
import { addAgain, remove } from './bucket.ts';

const kindNames = { question: 'Question', answer: 'Answer', problem_set: 'ProblemSet' } satisfies Record<
  BucketItemKind,
  string
>;

/** Removes an entry from the bucket; its toast offers Undo. */
export async function removeOne(item: BucketItem): Promise<void> {
  await remove([keyOfItem(item)]);
  const title = item.kind === 'problem_set' ? ` '${item.record.title}'` : '';
  showDeletedAlert(`${kindNames[item.kind]}${title} removed from bucket`, () => addAgain([item]));
}

export async function removeAll(items: Bucket): Promise<void> {
  const [first] = items;
  if (!first) return;
  await remove(items.map(keyOfItem));
  const countText = items.length === 1 ? '1 entry' : `${items.length} entries`;
  showDeletedAlert(`${countText} removed from bucket`, () => addAgain(items));
}

function keyOfItem({ kind, record }: BucketItem) {
  return { kind, id: record.id };
}
