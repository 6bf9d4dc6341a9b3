import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { ScoreTable } from '@fourfold/ui-kit/score-table';
import { useState } from 'react';
import css from './table-viewer.module.css';

type TableViewerProps = {
  /** What the button says. */
  children: string;
  title: string;
  /** As it was uploaded; empty where there is none. */
  rows: readonly (readonly string[])[];
  describedBy?: string;
};

/** "View Score": shows a table as it was uploaded, its first row as the head. */
export function TableViewer({ children, title, rows, describedBy }: TableViewerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" aria-describedby={describedBy} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && (
        <Dialog title={title} wide onClose={() => setOpen(false)}>
          {rows.length > 0 ? (
            <div className={css.scroll}>
              <ScoreTable caption={title} rows={rows} />
            </div>
          ) : (
            <p>No table has been uploaded yet.</p>
          )}
        </Dialog>
      )}
    </>
  );
}
