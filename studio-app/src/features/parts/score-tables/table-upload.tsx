import { useState } from 'react';
import { type ReadSheet, SheetButton } from '../spreadsheet/sheet-button.tsx';
import type { TableKind } from './table-kind.ts';
import { TablePreview } from './table-preview.tsx';

type TableUploadProps = {
  kind: TableKind;
  /** Sends the rows; resolves to false after showing an error. */
  onSend: (rows: string[][]) => Promise<boolean>;
  describedBy?: string;
};

/** The button "Upload Excel": reads the chosen file, shows a preview, and sends it after a confirmation. */
export function TableUpload({ kind, onSend, describedBy }: TableUploadProps) {
  const [sheet, setSheet] = useState<ReadSheet | null>(null);
  const [fileCount, setFileCount] = useState(0);
  const showFile = (read: ReadSheet) => {
    setFileCount((count) => count + 1);
    setSheet(read);
  };
  return (
    <>
      <SheetButton onRead={showFile} aria-describedby={describedBy} />
      {sheet && (
        <TablePreview
          // A new file gets a new dialog, which scrolls to its own marked cell.
          key={fileCount}
          kind={kind}
          sheet={sheet}
          onChoose={showFile}
          onSend={async (rows) => {
            if (await onSend(rows)) setSheet(null);
          }}
          onClose={() => setSheet(null)}
        />
      )}
    </>
  );
}
