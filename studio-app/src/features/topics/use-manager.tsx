import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { confirm } from '../../confirm/confirm.tsx';
import { sayMissing } from '../../late/say-missing.ts';
import { leaveOrderQuestion } from '../../order/leave-question.tsx';
import { CreateDialog } from '../../tree/create-dialog.tsx';
import { deleteItem } from '../../tree/edit-tree.ts';
import { keyOf, type Level, type ListPlace, levelWords, type TreeItem } from '../../tree/levels.ts';
import type { Order } from './order.tsx';
import { focusAfter, focusRow } from './rows.ts';
import type { TopicList } from './topic-lists.ts';

type Creating = { place: ListPlace; within?: string | undefined; onCreated?: (id: string) => void };

/**
 * The state of a topic manager's page: expanded rows, the open dialog, and the list in reorder
 * mode.
 */
export type Manager = ReturnType<typeof useManager>;

export function useManager({ kind }: TopicList) {
  const [query] = useSearchParams();
  // The query expands a branch on load; after that the author expands and collapses rows.
  const [opened, setOpened] = useState<readonly string[]>(() =>
    ['topic', 'subtopic', 'subsubtopic'].flatMap((name) => query.get(name) ?? []),
  );
  const [creating, setCreating] = useState<Creating | null>(null);
  const [ordering, setOrdering] = useState<{ place: ListPlace; Part: typeof Order } | null>(null);

  // The id of a created or restored item, whose row is rendered slightly later and then focused.
  const [sought, seek] = useState<string | null>(null);
  useEffect(() => {
    if (sought !== null && focusRow(sought)) seek(null);
  });

  /**
   * Asks before an unsaved order is discarded. Returns true if there is none or the author agrees.
   */
  async function leavesOrder(): Promise<boolean> {
    const leaves = ordering === null || (await confirm(leaveOrderQuestion));
    if (leaves) setOrdering(null);
    return leaves;
  }
  const isOrderingWithin = (id: string) =>
    ordering !== null && ordering.place.level !== 'topic' && Object.values(ordering.place).includes(id);

  const dialog: ReactNode = creating && (
    <CreateDialog kind={kind} {...creating} onClose={() => flushSync(() => setCreating(null))} />
  );
  return {
    kind,
    dialog,
    current: query.get('subsubtopic') ?? query.get('subtopic') ?? query.get('topic'),
    isOpen: (id: string) => opened.includes(id),
    /** Expands and focuses a created item: at the end of the list it may be far from the button. */
    show(id: string) {
      seek(id);
      setOpened((before) => [...before, id]);
    },
    async toggle(id: string) {
      if (!opened.includes(id)) return setOpened([...opened, id]);
      if (isOrderingWithin(id) && !(await leavesOrder())) return;
      setOpened((before) => before.filter((own) => own !== id));
    },
    create: (place: ListPlace, more: Omit<Creating, 'place'> = {}) => setCreating({ place, ...more }),
    async remove(level: Level, item: TreeItem) {
      if (!(await confirm(`Are you sure you want to delete this ${levelWords[level].kind}?`, { danger: true }))) return;
      if (isOrderingWithin(item.id)) setOrdering(null);
      const goOn = focusAfter(item.id);
      // The Undo button disappears when it is clicked, and the focus with it.
      const onBack = () => document.activeElement === document.body && seek(item.id);
      if (await deleteItem(kind, level, { item, onBack })) goOn();
    },
    orderOf: (place: ListPlace) => (ordering && keyOf(ordering.place) === keyOf(place) ? ordering.Part : null),
    async order(place: ListPlace) {
      if (!(await leavesOrder())) return;
      const part = await fetchOrder();
      if (part) setOrdering({ place, Part: part.Order });
    },
    endOrder(place: ListPlace) {
      flushSync(() => setOrdering(null));
      document.querySelector<HTMLElement>(`[data-reorder="${CSS.escape(keyOf(place))}"]`)?.focus();
    },
  };
}

/** Loaded on first use, because drag and drop is large. */
function fetchOrder() {
  return import('./order.tsx').catch(() => {
    sayMissing('What orders a list could not be loaded. Check the connection and try again.');
    return null;
  });
}
