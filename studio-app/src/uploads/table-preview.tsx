import { faultSentence } from '@fourfold/core/scores/sheet-rows';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { useMemo, useState } from 'react';
import { type ReadSheet, SheetButton } from '../spreadsheet/sheet-button.tsx';
import { SheetTable } from '../spreadsheet/sheet-table.tsx';
import { extent, faultOf, sentRows, type TableKind } from './table-kind.ts';
import css from './table-preview.module.css';

type TablePreviewProps = {
  kind: TableKind;
  sheet: ReadSheet;
  onChoose: (sheet: ReadSheet) => void;
  onSend: (rows: string[][]) => Promise<void>;
  onClose: () => void;
};

/**
 * Shows a table before its upload; if it has an error, marks the cell and offers another file
 * instead.
 */
export function TablePreview({ kind, sheet: { name, rows }, onChoose, onSend, onClose }: TablePreviewProps) {
  const [busy, setBusy] = useState(false);
  const fault = useMemo(() => faultOf(kind, rows), [kind, rows]);
  const gaps = useMemo(() => (fault ? [] : (kind.gaps?.(rows) ?? [])), [kind, rows, fault]);

  async function send() {
    setBusy(true);
    await onSend(sentRows(rows));
    setBusy(false);
  }
  return (
    <Dialog
      title={fault ? 'This table cannot be uploaded' : `Upload ${kind.title}`}
      wide
      onClose={busy ? undefined : onClose}
      actions={
        <>
          <Button kind="quiet" busy={busy} onClick={onClose}>
            Cancel
          </Button>
          {fault ? (
            <SheetButton kind="primary" onRead={onChoose}>
              Choose another file
            </SheetButton>
          ) : (
            <Button kind="primary" busy={busy} onClick={send}>
              Upload
            </Button>
          )}
        </>
      }
    >
      <p className="small">{`${name}: ${extent(rows)}`}</p>
      {fault && (
        <p role="alert" className={css.fault}>
          {faultSentence(fault)}
        </p>
      )}
      {gaps.map((gap) => (
        <p key={gap} className={css.gap}>
          {gap}
        </p>
      ))}
      <SheetTable caption={name} rows={rows} marked={fault} />
    </Dialog>
  );
}
