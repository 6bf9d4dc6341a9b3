import type { TopicKind } from '@fourfold/core/contract/content';
import { mergeOrder } from '@fourfold/core/exams/merge-order';
import { Button } from '@fourfold/ui-kit/button';
import { DndList } from '@fourfold/ui-kit/dnd-list';
import { useLayoutEffect, useRef, useState } from 'react';
import { LeaveQuestion } from '../../order/leave-question.tsx';
import { saveOrder } from '../../tree/edit-tree.ts';
import type { ListPlace, TreeItem } from '../../tree/levels.ts';
import css from './order.module.css';

type OrderProps = {
  kind: TopicKind;
  place: ListPlace;
  label: string;
  items: readonly TreeItem[];
  onEnd: () => void;
};

/**
 * Reorders a list of the tree, by dragging or by buttons. Leaving it unsaved asks first (ORD-005).
 */
export function Order({ kind, place, label, items, onEnd }: OrderProps) {
  const [order, setOrder] = useState(items);
  const [busy, setBusy] = useState(false);
  const begin = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => begin.current?.focus(), []);

  const move = (from: number, to: number) => {
    const rest = order.filter((_, at) => at !== from);
    setOrder(rest.toSpliced(to, 0, ...order.slice(from, from + 1)));
  };
  async function submit() {
    setBusy(true);
    const ids = order.map(({ id }) => id);
    const sent = await saveOrder(kind, place, ids);
    setBusy(false);
    if (sent.at === 'saved') onEnd();
    if (sent.at === 'changed') setOrder(mergeOrder(order, sent.items));
  }
  return (
    <div className={css.order}>
      <div className={css.bar}>
        <p ref={begin} tabIndex={-1}>
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
      <DndList label={`The order of ${label}`} items={order} onMove={move} dense={place.level !== 'topic'} />
      <LeaveQuestion />
    </div>
  );
}
