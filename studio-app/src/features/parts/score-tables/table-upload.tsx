import { alertLoadFailure } from '@fourfold/app-shell/alert-load-failure';
import { useState } from 'react';
import { type ReadSheet, SheetButton } from '../spreadsheet/sheet-button.tsx';
import type { TableChecks, TableKind } from './table-kind.ts';
import { TablePreview } from './table-preview.tsx';

type TableUploadProps = {
  kind: TableKind;
  /** Sends the rows; resolves to false after showing an error. */
  onSend: (rows: string[][]) => Promise<boolean>;
  describedBy?: string;
};

/** The button "Upload Excel": reads the chosen file, shows a preview, and sends it after a confirmation. */
export function TableUpload({ kind, onSend, describedBy }: TableUploadProps) {
  const [shown, setShown] = useState<{ sheet: ReadSheet; checks: TableChecks } | null>(null);
  const [fileCount, setFileCount] = useState(0);
  const showFile = async (sheet: ReadSheet) => {
    try {
      const checks = await kind.loadChecks();
      setFileCount((count) => count + 1);
      setShown({ sheet, checks });
    } catch {
      alertLoadFailure('The checks of this table could not be loaded. Check the connection and try again.');
    }
  };
  return (
    <>
      <SheetButton onRead={showFile} aria-describedby={describedBy} />
      {shown && (
        <TablePreview
          // A new file gets a new dialog, which scrolls to its own marked cell.
          key={fileCount}
          kind={kind}
          {...shown}
          onChoose={showFile}
          onSend={async (rows) => {
            if (await onSend(rows)) setShown(null);
          }}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
