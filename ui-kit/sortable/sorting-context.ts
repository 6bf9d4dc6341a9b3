import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';
import { createContext } from 'react';

export type Move = (from: number, to: number) => void;

/** What stands around all lists that are sorted: lists may stand in rows of other lists, but a drag has one owner. */
export type Sorting = {
  /** The list in which a row is being dragged. */
  dragging: string | null;
  /** Says what becomes of a drag in this list; answers how to leave. */
  enter: (list: string, move: Move) => () => void;
};
export const SortingContext = createContext<Sorting | null>(null);

/** What a row of a list knows of its place. */
export type Row = {
  name: string;
  at: number;
  of: number;
  move: Move;
  handle: DraggableProvidedDragHandleProps | null;
};
export const RowContext = createContext<Row | null>(null);
