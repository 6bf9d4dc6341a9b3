import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { ScoreTable } from '@fourfold/ui-kit/score-table';
import { useState } from 'react';
import css from './table-viewer.module.css';

type TableViewerProps = {
  /** The label of the button. */
  children: string;
  title: string;
  /** The uploaded rows; empty if there are none. */
  rows: readonly (readonly string[])[];
  describedBy?: string;
};

/** The button "View Score": shows an uploaded table in a dialog, with its first row as the head. */
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
