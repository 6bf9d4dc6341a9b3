import {
  type BeforeCapture,
  DragDropContext,
  type DraggableProvidedDragHandleProps,
  type DropResult,
} from '@hello-pangea/dnd';
import { createContext, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';

export type Move = (from: number, to: number) => void;

/** Shared by nested sortable lists: lists can be in rows of other lists, but a drag has one owner. */
type Sorting = {
  /** Id of the list in which a row is dragged. */
  dragging: string | null;
  /** Registers the handler of a list's moves. Returns an unregister function. */
  registerList: (list: string, move: Move) => () => void;
};
export const SortingContext = createContext<Sorting | null>(null);

/** What a row knows about its position. */
type SortableRow = {
  name: string;
  at: number;
  of: number;
  move: Move;
  handle: DraggableProvidedDragHandleProps | null;
};
export const RowContext = createContext<SortableRow | null>(null);

/** Owns the drags of a list and of the lists nested in it. */
export function SortingRoot({ children }: { children: ReactNode }) {
  const moves = useRef(new Map<string, Move>());
  const [dragging, setDragging] = useState<string | null>(null);
  const draggedRow = useRef<DraggedRow | null>(null);

  // Rows collapse when a drag begins and expand when it ends: scrolls the page so that the dragged
  // row stays in place.
  useLayoutEffect(() => {
    const before = draggedRow.current;
    draggedRow.current = null;
    if (before?.row.isConnected) scrollBy({ top: topOf(before.row) - before.top, behavior: 'instant' });
  });
  const rememberAndToggle = (id: string, list: string | null) => {
    const row = findRow(id);
    draggedRow.current = row && { row, top: topOf(row) };
    setDragging(list);
  };
  // Rows are measured right after this, so they must collapse here, not when the drag has begun.
  const begin = ({ draggableId }: BeforeCapture) => rememberAndToggle(draggableId, listIdOf(draggableId));
  const end = ({ draggableId, source, destination }: DropResult) => {
    rememberAndToggle(draggableId, null);
    if (destination && destination.index !== source.index) {
      moves.current.get(listIdOf(draggableId))?.(source.index, destination.index);
    }
  };

  const sorting = useMemo<Sorting>(
    () => ({
      dragging,
      registerList(list, move) {
        moves.current.set(list, move);
        return () => moves.current.delete(list);
      },
    }),
    [dragging],
  );
  return (
    <SortingContext value={sorting}>
      <DragDropContext onBeforeCapture={begin} onDragEnd={end}>
        {children}
      </DragDropContext>
    </SortingContext>
  );
}

type DraggedRow = { row: HTMLElement; top: number };

/** A draggable id consists of list and row id: two lists may contain the same record. */
export function toDraggableId(list: string, id: string): string {
  return `${list} ${id}`;
}

function listIdOf(row: string): string {
  return row.slice(0, row.indexOf(' '));
}

function findRow(id: string): HTMLElement | null {
  return document.querySelector(`[data-rfd-draggable-id="${CSS.escape(id)}"]`);
}

function topOf(row: HTMLElement): number {
  return row.getBoundingClientRect().top;
}
