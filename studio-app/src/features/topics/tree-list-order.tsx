import { mergeOrder } from '@fourfold/core/exams/merge-order';
import type { TopicKind } from '@fourfold/core/topics/topic-kinds';
import { OrderEditor } from '@fourfold/ui-kit/order-editor';
import { useState } from 'react';
import { LeaveOrderGuard } from '../../shared/leave-order-guard.tsx';
import { saveOrder } from '../parts/topic-tree/edit-tree.ts';
import type { TreeItem, TreeListId } from '../parts/topic-tree/levels.ts';

type TreeListOrderProps = {
  kind: TopicKind;
  treeList: TreeListId;
  label: string;
  items: readonly TreeItem[];
  onEnd: () => void;
};

/** Reorders a list of the tree, by dragging or by buttons. Leaving it unsaved asks first (ORD-005). */
export function TreeListOrder({ kind, treeList, label, items, onEnd }: TreeListOrderProps) {
  const [order, setOrder] = useState(items);
  const [busy, setBusy] = useState(false);
  async function submit() {
    setBusy(true);
    const ids = order.map(({ id }) => id);
    const result = await saveOrder(kind, treeList, ids);
    setBusy(false);
    if (result.kind === 'saved') onEnd();
    if (result.kind === 'changed') setOrder(mergeOrder(order, result.items));
  }
  return (
    <>
      <OrderEditor
        label={`The order of ${label}`}
        items={order}
        titleOf={({ title }) => title}
        dense={treeList.level !== 'topic'}
        busy={busy}
        takesFocus
        onOrder={setOrder}
        onSubmit={submit}
        onCancel={onEnd}
      />
      <LeaveOrderGuard />
    </>
  );
}
