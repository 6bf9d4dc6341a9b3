import { sheetErrorText } from '@fourfold/core/scores/sheet-rows';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { useMemo, useState } from 'react';
import { type ReadSheet, SheetButton } from '../spreadsheet/sheet-button.tsx';
import { VisibleSheet } from '../spreadsheet/visible-sheet.tsx';
import { rowsToSend, sizeText, type TableChecks, type TableKind, tableErrorOf } from './table-kind.ts';
import css from './table-preview.module.css';

type TablePreviewProps = {
  kind: TableKind;
  checks: TableChecks;
  sheet: ReadSheet;
  onChoose: (sheet: ReadSheet) => void;
  onSend: (rows: string[][]) => Promise<void>;
  onClose: () => void;
};

/** Shows a table before its upload; if it has an error, marks the cell and offers another file instead. */
export function TablePreview({ kind, checks, sheet: { name, rows }, onChoose, onSend, onClose }: TablePreviewProps) {
  const [busy, setBusy] = useState(false);
  const tableError = useMemo(() => tableErrorOf(kind, checks, rows), [kind, checks, rows]);
  const gaps = useMemo(() => (tableError ? [] : (checks.gaps?.(rows) ?? [])), [checks, rows, tableError]);

  async function send() {
    setBusy(true);
    await onSend(rowsToSend(rows));
    setBusy(false);
  }
  return (
    <Dialog
      title={tableError ? 'This table cannot be uploaded' : `Upload ${kind.title}`}
      wide
      onClose={busy ? undefined : onClose}
      actions={
        <>
          <Button kind="quiet" busy={busy} onClick={onClose}>
            Cancel
          </Button>
          {tableError ? (
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
      <p className="small">{`${name}: ${sizeText(rows)}`}</p>
      {tableError && (
        <p role="alert" className={css.fault}>
          {sheetErrorText(tableError)}
        </p>
      )}
      {gaps.map((gap) => (
        <p key={gap} className={css.gap}>
          {gap}
        </p>
      ))}
      <VisibleSheet caption={name} rows={rows} marked={tableError} />
    </Dialog>
  );
}
