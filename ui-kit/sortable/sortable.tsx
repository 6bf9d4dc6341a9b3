import { Draggable, Droppable } from '@hello-pangea/dnd';
import { memo, type ReactNode, use, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { GripIcon } from '../edit-icons/edit-icons.tsx';
import type { MenuItem } from '../menu/menu.tsx';
import css from './sortable.module.css';
import { type Move, RowContext, SortingContext, SortingRoot, toDraggableId } from './sorting-root.tsx';

type Item = { readonly id: string };

type SortableProps<T extends Item> = {
  /** Accessible name of the list. */
  label: string;
  /** The items, each with an id that is unique in the list. */
  items: readonly T[];
  /** Returns the name of a row for announcements: "Question 3". */
  getName: (item: T, at: number) => string;
  /** Moves an item from one 0-based index to another. The list shows the new order until `items` changes. */
  onMove: Move;
  /** Disables moving; rows show no handle and have no move items. */
  isFixed?: boolean | undefined;
  /** Class of the list, for its layout. */
  className?: string | undefined;
  /**
   * Renders a row, with a `RowHandle` and the items of `useRowMoves` in its menu. It stays mounted
   * as long as its item exists.
   */
  children: (item: T, at: number) => ReactNode;
};

/**
 * A list whose rows can be reordered: by dragging, by keys at the handle, or by "Move up" and "Move
 * down". Lists can be nested in rows. During a drag the list has `data-sorting`, so that the owner
 * can collapse its rows. Load it lazily: its library is large.
 */
export function Sortable<T extends Item>(props: SortableProps<T>) {
  const parentSorting = use(SortingContext);
  if (parentSorting) return <SortedList {...props} />;
  return (
    <SortingRoot>
      <SortedList {...props} />
    </SortingRoot>
  );
}

function SortedList<T extends Item>({ label, items, getName, onMove, isFixed, className, children }: SortableProps<T>) {
  const id = useId();
  const sorting = use(SortingContext);
  const [orderedItems, moveLocally] = useOptimisticOrder(items);
  const [announcement, setAnnouncement] = useState('');
  const rememberFocus = useRestoreFocus(orderedItems);

  const move = (from: number, to: number) => {
    const item = orderedItems[from];
    if (isFixed || !item || from === to || to < 0 || to >= orderedItems.length) return;
    rememberFocus();
    moveLocally(from, to);
    setAnnouncement(`${getName(item, from)} is now number ${to + 1} of ${orderedItems.length}.`);
    onMove(from, to);
  };
  const latest = useRef(move);
  latest.current = move;
  const [moveLatest] = useState<Move>(() => (from: number, to: number) => latest.current(from, to));
  const registerList = sorting?.registerList;
  useEffect(() => registerList?.(id, moveLatest), [registerList, id, moveLatest]);

  return (
    <>
      <Droppable droppableId={id} type={id}>
        {(droppable) => (
          <ol
            ref={droppable.innerRef}
            {...droppable.droppableProps}
            className={className}
            aria-label={label}
            data-sorting={sorting?.dragging === id || undefined}
          >
            {orderedItems.map((item, at) => (
              <SortedRow
                key={item.id}
                list={id}
                id={item.id}
                name={getName(item, at)}
                at={at}
                of={orderedItems.length}
                move={moveLatest}
                isFixed={isFixed}
              >
                {children(item, at)}
              </SortedRow>
            ))}
            {droppable.placeholder}
          </ol>
        )}
      </Droppable>
      <p className="vh" role="status">
        {announcement}
      </p>
    </>
  );
}

type SortedRowProps = {
  list: string;
  id: string;
  name: string;
  at: number;
  of: number;
  move: Move;
  isFixed: boolean | undefined;
  children: ReactNode;
};

const SortedRow = memo(function SortedRow({ list, id, name, at, of, move, isFixed, children }: SortedRowProps) {
  return (
    <Draggable draggableId={toDraggableId(list, id)} index={at} isDragDisabled={isFixed ?? false}>
      {({ innerRef, draggableProps, dragHandleProps: handle }, { isDragging }) => (
        <li ref={innerRef} {...draggableProps} className={css.row} data-dragged={isDragging || undefined}>
          <RowContext value={isFixed ? null : { name, at, of, move, handle }}>{children}</RowContext>
        </li>
      )}
    </Draggable>
  );
});

type RowHandleProps = {
  /** 44 pixels also with a mouse, for rows without other controls at their left. */
  large?: boolean | undefined;
};

/**
 * The drag handle of a row. By keyboard: Space picks the row up, arrows move it. Renders nothing if the list is fixed.
 */
export function RowHandle({ large }: RowHandleProps) {
  const row = use(RowContext);
  if (!row?.handle) return null;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the handle's own props bring its role
    <span
      {...row.handle}
      className={css.handle}
      data-large={large || undefined}
      aria-label={`Drag ${row.name}`}
      title="Drag"
    >
      <GripIcon />
    </span>
  );
}

/** Returns "Move up" and "Move down" for the menu of a row; empty if the list is fixed. */
export function useRowMoves(): MenuItem[] {
  const row = use(RowContext);
  if (!row) return [];
  const { at, of, move } = row;
  return [
    { label: 'Move up', disabled: at === 0, onSelect: () => move(at, at - 1) },
    { label: 'Move down', disabled: at === of - 1, onSelect: () => move(at, at + 1) },
  ];
}

/** Returns the items in the new order before the owner has updated them. */
function useOptimisticOrder<T extends Item>(items: readonly T[]) {
  const [moved, setMoved] = useState<{ from: readonly T[]; to: readonly T[] } | null>(null);
  const shown = moved?.from === items ? moved.to : items;
  const show = (from: number, to: number) => {
    const rest = shown.filter((_, at) => at !== from);
    setMoved({ from: items, to: rest.toSpliced(to, 0, ...shown.slice(from, from + 1)) });
  };
  return [shown, show] as const;
}

/** Restores the focus that a move in the DOM removes. */
function useRestoreFocus(shown: readonly unknown[]) {
  const focusedBefore = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is what takes the focus
  useLayoutEffect(() => {
    const element = focusedBefore.current;
    focusedBefore.current = null;
    if (element instanceof HTMLElement && document.activeElement !== element) element.focus({ preventScroll: true });
  }, [shown]);
  return () => {
    focusedBefore.current = document.activeElement === document.body ? null : document.activeElement;
  };
}
