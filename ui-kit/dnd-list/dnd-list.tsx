import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { GripIcon, UpIcon } from '../edit-icons/edit-icons.tsx';
import { DownIcon } from '../icon/icon.tsx';
import css from './dnd-list.module.css';

export type DndItem = { id: string; title: string; note?: string | undefined };

type DndListProps = {
  label: string;
  items: readonly DndItem[];
  /** Rows of a list inside another. */
  dense?: boolean | undefined;
  /** Moves an item from one 0-based index to another. */
  onMove: (from: number, to: number) => void;
};

/**
 * A list that is reordered by dragging or by buttons, which announce the new position. Load it
 * lazily: its library is large.
 */
export function DndList({ label, items, dense, onMove }: DndListProps) {
  const list = useRef<HTMLOListElement | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const droppableId = useId();
  const focusAfterMove = useFocusAfterMove(list);

  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || from === to || to < 0 || to >= items.length) return;
    onMove(from, to);
    setAnnouncement(`${item.title} is now number ${to + 1} of ${items.length}.`);
  };
  const button = (at: number, { id, title }: DndItem, by: -1 | 1) => {
    const buttonLabel = by < 0 ? 'Move up' : 'Move down';
    return (
      <Button
        icon
        kind="quiet"
        title={buttonLabel}
        aria-label={`${buttonLabel} ${title}`}
        data-mover={`${id}${by}`}
        // Busy instead of disabled at the ends of the list, to keep the focus.
        busy={at + by < 0 || at + by >= items.length}
        onClick={() => {
          focusAfterMove(`${id}${by}`);
          move(at, at + by);
        }}
      >
        {by < 0 ? <UpIcon /> : <DownIcon />}
      </Button>
    );
  };

  return (
    <DragDropContext onDragEnd={({ source, destination }) => destination && move(source.index, destination.index)}>
      <Droppable droppableId={droppableId}>
        {(droppable) => (
          <ol
            ref={(element) => {
              list.current = element;
              droppable.innerRef(element);
            }}
            {...droppable.droppableProps}
            className={css.list}
            aria-label={label}
            data-dense={dense || undefined}
          >
            {items.map((item, at) => (
              <Draggable key={item.id} draggableId={item.id} index={at}>
                {(draggable, { isDragging }) => (
                  <li
                    ref={draggable.innerRef}
                    {...draggable.draggableProps}
                    className={css.item}
                    data-dragged={isDragging || undefined}
                  >
                    {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the handle's own props bring its role */}
                    <span {...draggable.dragHandleProps} className={css.handle} aria-label={`Drag ${item.title}`}>
                      <GripIcon />
                    </span>
                    <div className={css.title}>
                      {item.title}
                      {item.note && <small>{item.note}</small>}
                    </div>
                    {button(at, item, -1)}
                    {button(at, item, 1)}
                  </li>
                )}
              </Draggable>
            ))}
            {droppable.placeholder}
          </ol>
        )}
      </Droppable>
      <p className="vh" role="status">
        {announcement}
      </p>
    </DragDropContext>
  );
}

/** A moved row loses the focus: restores it to the button that moved it. */
function useFocusAfterMove(list: { current: HTMLElement | null }) {
  const moverToFocus = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (moverToFocus.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-mover="${CSS.escape(moverToFocus.current)}"]`)?.focus();
    moverToFocus.current = null;
  });
  return (mover: string) => {
    moverToFocus.current = mover;
  };
}
