import type { ProblemSet } from '@fourfold/core/contract/content';
import { Empty } from '@fourfold/ui-kit/empty';
import { useEffect, useState } from 'react';
import { focusWhenRendered } from '../desk/focus-when-rendered.ts';
import { DeleteSetDialog } from './delete-set-dialog.tsx';
import { NotesDialog } from './notes-dialog.tsx';
import { setElementIds } from './set-element-ids.ts';
import css from './set-list.module.css';
import type { SetLocation } from './set-locations.ts';
import { SetPopup } from './set-popup.tsx';
import { type SetAction, SetRow } from './set-row.tsx';

type SetListProps = { setLocation: SetLocation; sets: readonly ProblemSet[]; branch: Readonly<Record<string, string>> };

/** The problem sets of a location in order. */
export function SetList({ setLocation, sets, branch }: SetListProps) {
  const [openDialog, setOpenDialog] = useState<{ action: SetAction; set: ProblemSet } | null>(null);
  const closeDialog = () => setOpenDialog(null);
  // Its present state: it may have been published since the dialog opened.
  const openSet = sets.find(({ id }) => id === openDialog?.set.id) ?? openDialog?.set;
  const [deleted, setDeleted] = useState<{ id: string; next: ProblemSet | undefined } | null>(null);
  useEffect(() => {
    // The dialog returns the focus to a button that is removed with its row.
    if (!deleted || openDialog || sets.some(({ id }) => id === deleted.id)) return;
    focusWhenRendered(deleted.next ? setElementIds.more(deleted.next.id) : setElementIds.create);
    setDeleted(null);
  }, [deleted, openDialog, sets]);
  if (sets.length === 0) return <Empty title="No Problem Set Found">Problem sets will stand here.</Empty>;
  return (
    <>
      <ul className={css.list} aria-label="Problem sets">
        {sets.map((set) => (
          <SetRow
            key={set.id}
            {...{ setLocation, set, branch }}
            onAction={(action) => setOpenDialog({ action, set })}
          />
        ))}
      </ul>
      {openDialog?.action === 'notes' && (
        <NotesDialog setLocation={setLocation} set={openDialog.set} onClose={closeDialog} />
      )}
      {openDialog?.action === 'questions' && openSet && (
        <SetPopup set={openSet} branch={branch} onClose={closeDialog} />
      )}
      {openDialog?.action === 'delete' && (
        <DeleteSetDialog
          {...{ setLocation, sets }}
          set={openDialog.set}
          onDeleted={(next) => setDeleted({ id: openDialog.set.id, next })}
          onClose={closeDialog}
        />
      )}
    </>
  );
}
