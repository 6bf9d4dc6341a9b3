import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';
import { createContext } from 'react';

export type Move = (from: number, to: number) => void;

/** Shared by nested sortable lists: lists can be in rows of other lists, but a drag has one owner. */
export type Sorting = {
  /** Id of the list in which a row is dragged. */
  dragging: string | null;
  /** Registers the handler of a list's moves. Returns an unregister function. */
  registerList: (list: string, move: Move) => () => void;
};
export const SortingContext = createContext<Sorting | null>(null);

/** What a row knows about its position. */
export type SortableRow = {
  name: string;
  at: number;
  of: number;
  move: Move;
  handle: DraggableProvidedDragHandleProps | null;
};
export const RowContext = createContext<SortableRow | null>(null);
