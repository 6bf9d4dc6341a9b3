import { useState } from 'react';
import { type ReadSheet, SheetButton } from '../spreadsheet/sheet-button.tsx';
import type { TableKind } from './table-kind.ts';
import { TablePreview } from './table-preview.tsx';

type TableUploadProps = {
  kind: TableKind;
  /** Sends the rows; false where that failed and was said. */
  onSend: (rows: string[][]) => Promise<boolean>;
  describedBy?: string;
};

/** "Upload Excel": chooses a table, shows what was read of it, and sends it when that is what was meant. */
export function TableUpload({ kind, onSend, describedBy }: TableUploadProps) {
  const [sheet, setSheet] = useState<ReadSheet | null>(null);
  const [chosen, setChosen] = useState(0);
  const choose = (read: ReadSheet) => {
    setChosen((count) => count + 1);
    setSheet(read);
  };
  return (
    <>
      <SheetButton onRead={choose} aria-describedby={describedBy} />
      {sheet && (
        <TablePreview
          // Another file is another dialog: it begins at its own marked cell.
          key={chosen}
          kind={kind}
          sheet={sheet}
          onChoose={choose}
          onSend={async (rows) => {
            if (await onSend(rows)) setSheet(null);
          }}
          onClose={() => setSheet(null)}
        />
      )}
    </>
  );
}
