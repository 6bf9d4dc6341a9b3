import type { Bucket, BucketItem } from '@fourfold/core/authoring/bucket';
import { Button } from '@fourfold/ui-kit/button';
import { CrossIcon, DownIcon } from '@fourfold/ui-kit/icon';
import { memo, useId, useRef, useState } from 'react';
import css from './bucket-list.module.css';
import { rowOf } from './pick-list-rows.tsx';
import { removeOne } from './remove-with-undo.ts';
import { useFirstRows } from './use-first-rows.ts';

/** The bucket's entries of one kind, each with a preview and a remove button. */
export function BucketList({ label, items }: { label: string; items: Bucket }) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useFirstRows(items);
  /** The row is removed with its button: the focus moves to the next row's button, or to the previous one's. */
  const removeRow = (item: BucketItem, button: HTMLElement) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const at = buttons.indexOf(button);
    const next = buttons[at + 1] ?? buttons[at - 1] ?? list.current?.closest<HTMLElement>('[role="tabpanel"]');
    next?.focus();
    void removeOne(item);
  };
  return (
    <ul ref={list} className={css.list} aria-label={label}>
      {shown.map((item) => (
        <Row key={item.record.id} item={item} onRemove={removeRow} />
      ))}
    </ul>
  );
}

type RowProps = { item: BucketItem; onRemove: (item: BucketItem, button: HTMLElement) => void };

function BucketRow({ item, onRemove }: RowProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { name, line, notes, preview } = rowOf(item);
  return (
    <li className={css.row}>
      <div className={css.head}>
        {/* Covers the whole head. A sibling of the line, because a line can contain a tooltip,
            which a button must not. */}
        <button
          type="button"
          className={css.arrow}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={name}
          onClick={() => setOpen(!open)}
        >
          <DownIcon size={14} />
        </button>
        <div className={css.line}>{line}</div>
        <span className={css.notes}>{notes}</span>
      </div>
      <Button
        icon
        kind="quiet"
        data-remove=""
        title="Remove"
        aria-label={`Remove ${name}`}
        onClick={(event) => onRemove(item, event.currentTarget)}
      >
        <CrossIcon />
      </Button>
      {open && (
        <div className={css.preview} id={id}>
          {preview?.()}
        </div>
      )}
    </li>
  );
}

/** Memoized: when one of hundreds is removed, the others do not re-render. */
const Row = memo(BucketRow, (before, after) => before.item === after.item);
