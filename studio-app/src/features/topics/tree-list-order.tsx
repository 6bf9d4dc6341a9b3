import { mergeOrder } from '@fourfold/core/exams/merge-order';
import type { TopicKind } from '@fourfold/core/topics/topic-kinds';
import { Button } from '@fourfold/ui-kit/button';
import { DndList } from '@fourfold/ui-kit/dnd-list';
import { useLayoutEffect, useRef, useState } from 'react';
import { LeaveOrderGuard } from '../../shared/leave-order-guard.tsx';
import { saveOrder } from '../parts/topic-tree/edit-tree.ts';
import type { TreeItem, TreeListId } from '../parts/topic-tree/levels.ts';
import css from './tree-list-order.module.css';

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
  const firstElement = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => firstElement.current?.focus(), []);

  const move = (from: number, to: number) => {
    const rest = order.filter((_, at) => at !== from);
    setOrder(rest.toSpliced(to, 0, ...order.slice(from, from + 1)));
  };
  async function submit() {
    setBusy(true);
    const ids = order.map(({ id }) => id);
    const result = await saveOrder(kind, treeList, ids);
    setBusy(false);
    if (result.kind === 'saved') onEnd();
    if (result.kind === 'changed') setOrder(mergeOrder(order, result.items));
  }
  return (
    <div className={css.order}>
      <div className={css.bar}>
        <p ref={firstElement} tabIndex={-1}>
          Drag the rows, or move them with the arrows.
        </p>
        <div className={css.ends}>
          <Button kind="quiet" onClick={onEnd}>
            Cancel
          </Button>
          <Button kind="primary" busy={busy} onClick={submit}>
            Submit New Order
          </Button>
        </div>
      </div>
      <DndList label={`The order of ${label}`} items={order} onMove={move} dense={treeList.level !== 'topic'} />
      <LeaveOrderGuard />
    </div>
  );
}
