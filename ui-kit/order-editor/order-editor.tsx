import { useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { UpIcon } from '../edit-icons/edit-icons.tsx';
import { DownIcon } from '../icon/icon.tsx';
import { RowHandle, Sortable, useRowMoves } from '../sortable/sortable.tsx';
import css from './order-editor.module.css';

type OrderEditorProps<T extends { readonly id: string }> = {
  /** DOM id of the bar with the buttons, used to move the focus there. */
  id?: string | undefined;
  /** Accessible name of the list. */
  label: string;
  /** The items in the order that the user has chosen so far. */
  items: readonly T[];
  /** Returns the title of an item. */
  titleOf: (item: T) => string;
  /** Returns smaller text below the title. */
  noteOf?: ((item: T) => string | undefined) | undefined;
  /** How the order is changed. */
  hint?: string | undefined;
  /** Label of the button that saves the order. */
  submitLabel?: string | undefined;
  /** Lower rows with smaller titles, for a list inside another. */
  dense?: boolean | undefined;
  /** The order is being saved. */
  busy?: boolean | undefined;
  /** Focuses the hint on mount. */
  takesFocus?: boolean | undefined;
  /** Called with the items in the new order. */
  onOrder: (items: readonly T[]) => void;
  /** Called when the order is to be saved. */
  onSubmit: () => void;
  /** Called when the order is to be left as it was. */
  onCancel: () => void;
};

/**
 * Replaces a list while its order is changed, by dragging or by buttons, which announce the new position. Load it
 * lazily: its library is large.
 */
export function OrderEditor<T extends { readonly id: string }>({
  id,
  label,
  items,
  titleOf,
  noteOf,
  hint = 'Drag the rows, or move them with the arrows.',
  submitLabel = 'Submit New Order',
  dense,
  busy,
  takesFocus,
  onOrder,
  onSubmit,
  onCancel,
}: OrderEditorProps<T>) {
  const firstElement = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) firstElement.current?.focus();
  }, [takesFocus]);

  return (
    <div className={css.editor} data-dense={dense || undefined}>
      <div className={css.bar} id={id}>
        <p ref={firstElement} tabIndex={-1}>
          {hint}
        </p>
        <div className={css.ends}>
          <Button kind="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button kind="primary" busy={busy} onClick={onSubmit}>
            {submitLabel}
          </Button>
        </div>
      </div>
      <Sortable
        label={label}
        className={css.list}
        items={items}
        getName={titleOf}
        onMove={(from, to) => {
          const rest = items.filter((_, at) => at !== from);
          onOrder(rest.toSpliced(to, 0, ...items.slice(from, from + 1)));
        }}
      >
        {(item) => <OrderRow title={titleOf(item)} note={noteOf?.(item)} />}
      </Sortable>
    </div>
  );
}

function OrderRow({ title, note }: { title: string; note: string | undefined }) {
  const moves = useRowMoves();
  return (
    <div className={css.row}>
      <RowHandle large />
      <div className={css.title}>
        {title}
        {note && <small>{note}</small>}
      </div>
      {moves.map(({ label, disabled, onSelect }, at) => (
        <Button
          key={label}
          icon
          kind="quiet"
          title={label}
          aria-label={`${label} ${title}`}
          inactive={disabled}
          onClick={onSelect}
        >
          {at === 0 ? <UpIcon /> : <DownIcon />}
        </Button>
      ))}
    </div>
  );
}
