import { alertLoadFailure } from '@fourfold/app-shell/alert-load-failure';
import { confirm } from '@fourfold/app-shell/confirm';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { leaveOrderQuestion } from '../../shared/leave-order-guard.tsx';
import { CreateDialog } from '../parts/topic-tree/create-dialog.tsx';
import { deleteItem } from '../parts/topic-tree/edit-tree.ts';
import {
  levelLabels,
  type TreeItem,
  type TreeLevel,
  type TreeListId,
  treeListKey,
} from '../parts/topic-tree/levels.ts';
import type { TopicList } from '../parts/topic-tree/topic-lists.ts';
import { focusRow, prepareFocusAfterRemoval } from './focus-row.ts';
import type { TreeListOrder } from './tree-list-order.tsx';

type CreateDialogState = { treeList: TreeListId; within?: string | undefined; onCreated?: (id: string) => void };

/** The state of a topic manager's page: expanded rows, the open dialog, and the list in reorder mode. */
export type TopicManager = ReturnType<typeof useTopicManager>;

export function useTopicManager({ kind }: TopicList) {
  const [query] = useSearchParams();
  // The query expands a branch on load; after that the author expands and collapses rows.
  const [expanded, setExpanded] = useState<readonly string[]>(() =>
    ['topic', 'subtopic', 'subsubtopic'].flatMap((name) => query.get(name) ?? []),
  );
  const [creating, setCreating] = useState<CreateDialogState | null>(null);
  const [ordering, setOrdering] = useState<{ treeList: TreeListId; Part: typeof TreeListOrder } | null>(null);

  // The id of a created or restored item, whose row is rendered slightly later and then focused.
  const [idToFocus, setIdToFocus] = useState<string | null>(null);
  useEffect(() => {
    if (idToFocus !== null && focusRow(idToFocus)) setIdToFocus(null);
  });

  /** Asks before an unsaved order is discarded. Returns true if there is none or the author agrees. */
  async function confirmLeaveOrder(): Promise<boolean> {
    const canLeave = ordering === null || (await confirm(leaveOrderQuestion));
    if (canLeave) setOrdering(null);
    return canLeave;
  }
  const isOrderingWithin = (id: string) =>
    ordering !== null && ordering.treeList.level !== 'topic' && Object.values(ordering.treeList).includes(id);

  const dialog: ReactNode = creating && (
    <CreateDialog kind={kind} {...creating} onClose={() => flushSync(() => setCreating(null))} />
  );
  return {
    kind,
    dialog,
    current: query.get('subsubtopic') ?? query.get('subtopic') ?? query.get('topic'),
    isOpen: (id: string) => expanded.includes(id),
    /**
     * Expands and focuses a created item: at the end of the list it may be far from the button. `parent` is expanded
     * too, in which it was created.
     */
    show(id: string, parent?: string) {
      setIdToFocus(id);
      setExpanded((previous) => [...previous, id, ...(parent === undefined ? [] : [parent])]);
    },
    async toggle(id: string) {
      if (!expanded.includes(id)) return setExpanded([...expanded, id]);
      if (isOrderingWithin(id) && !(await confirmLeaveOrder())) return;
      setExpanded((previous) => previous.filter((expandedId) => expandedId !== id));
    },
    create: (treeList: TreeListId, more: Omit<CreateDialogState, 'treeList'> = {}) =>
      setCreating({ treeList, ...more }),
    async remove(level: TreeLevel, item: TreeItem) {
      if (!(await confirm(`Are you sure you want to delete this ${levelLabels[level].noun}?`, { danger: true })))
        return;
      if (isOrderingWithin(item.id)) setOrdering(null);
      const moveFocus = prepareFocusAfterRemoval(item.id);
      // The Undo button disappears when it is clicked, and the focus with it.
      const onRestored = () => document.activeElement === document.body && setIdToFocus(item.id);
      if (await deleteItem(kind, level, { item, onRestored })) moveFocus();
    },
    orderOf: (treeList: TreeListId) =>
      ordering && treeListKey(ordering.treeList) === treeListKey(treeList) ? ordering.Part : null,
    async order(treeList: TreeListId) {
      if (!(await confirmLeaveOrder())) return;
      const part = await loadOrder();
      if (part) setOrdering({ treeList, Part: part.TreeListOrder });
    },
    endOrder(treeList: TreeListId) {
      flushSync(() => setOrdering(null));
      document.querySelector<HTMLElement>(`[data-reorder="${CSS.escape(treeListKey(treeList))}"]`)?.focus();
    },
  };
}

/** Loaded on first use, because drag and drop is large. */
function loadOrder() {
  return import('./tree-list-order.tsx').catch(() => {
    alertLoadFailure('What orders a list could not be loaded. Check the connection and try again.');
    return null;
  });
}
