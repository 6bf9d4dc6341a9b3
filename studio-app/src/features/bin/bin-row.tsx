import type { BinRecord } from '@fourfold/core/contract/desk';
import { Button } from '@fourfold/ui-kit/button';
import { type MouseEvent, useId, useState } from 'react';
import { Timestamp } from '../../shared/timestamp.tsx';
import css from './bin-list.module.css';

type RowAction = (record: BinRecord, button: HTMLElement) => Promise<void>;

type BinRowProps = {
  record: BinRecord;
  onRestore: RowAction;
  onDelete: RowAction;
};

/** A deleted record: its title, its former location, who deleted it and when, with Restore and Delete. */
export function BinRow({ record, onRestore, onDelete }: BinRowProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const run = (action: RowAction) => async (event: MouseEvent<HTMLElement>) => {
    setBusy(true);
    await action(record, event.currentTarget).finally(() => setBusy(false));
  };
  const { title, above, deleted_at, deleted_by, held_back } = record;
  return (
    <li className={css.row}>
      <div>
        <span className={css.title}>{title}</span>
        <span className={css.notes}>
          {above.length > 0 && <span>{above.join(', ')}</span>}
          <span>
            deleted <Timestamp at={deleted_at} />
            {deleted_by !== null && ` by ${deleted_by}`}
          </span>
        </span>
        {held_back !== null && (
          <span className={css.held} id={id}>
            {held_back}
          </span>
        )}
      </div>
      <div className={css.actions}>
        <Button
          kind="quiet"
          data-way="restore"
          aria-label={`Restore ${title}`}
          aria-describedby={held_back === null ? undefined : id}
          disabled={held_back !== null}
          busy={busy}
          onClick={run(onRestore)}
        >
          Restore
        </Button>
        <Button kind="quiet" data-way="delete" aria-label={`Delete ${title}`} busy={busy} onClick={run(onDelete)}>
          Delete
        </Button>
      </div>
    </li>
  );
}
