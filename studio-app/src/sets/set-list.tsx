import type { ProblemSet } from '@fourfold/core/contract/content';
import { Empty } from '@fourfold/ui-kit/empty';
import { useEffect, useState } from 'react';
import { focusWhenThere } from '../desk/focus-when-there.ts';
import { DeleteSet } from './delete-set.tsx';
import { NotesDialog } from './notes-dialog.tsx';
import css from './set-list.module.css';
import { setPartIds } from './set-part-ids.ts';
import type { SetPlace } from './set-places.ts';
import { SetPopup } from './set-popup.tsx';
import { SetRow } from './set-row.tsx';

type SetListProps = { place: SetPlace; sets: readonly ProblemSet[]; branch: Readonly<Record<string, string>> };

/** The actions on one set that open a dialog. */
export type SetDeed = 'notes' | 'questions' | 'delete';

/** The problem sets of a location in order. */
export function SetList({ place, sets, branch }: SetListProps) {
  const [open, setOpen] = useState<{ deed: SetDeed; set: ProblemSet } | null>(null);
  const end = () => setOpen(null);
  // Its present state: it may have been published since the dialog opened.
  const opened = sets.find(({ id }) => id === open?.set.id) ?? open?.set;
  const [gone, setGone] = useState<{ id: string; next: ProblemSet | undefined } | null>(null);
  useEffect(() => {
    // The dialog returns the focus to a button that is removed with its row.
    if (!gone || open || sets.some(({ id }) => id === gone.id)) return;
    focusWhenThere(gone.next ? setPartIds.more(gone.next.id) : setPartIds.create);
    setGone(null);
  }, [gone, open, sets]);
  if (sets.length === 0) return <Empty title="No Problem Set Found">Problem sets will stand here.</Empty>;
  return (
    <>
      <ul className={css.list} aria-label="Problem sets">
        {sets.map((set) => (
          <SetRow key={set.id} {...{ place, set, branch }} onDeed={(deed) => setOpen({ deed, set })} />
        ))}
      </ul>
      {open?.deed === 'notes' && <NotesDialog place={place} set={open.set} onClose={end} />}
      {open?.deed === 'questions' && opened && <SetPopup set={opened} branch={branch} onClose={end} />}
      {open?.deed === 'delete' && (
        <DeleteSet
          {...{ place, sets }}
          set={open.set}
          onGone={(next) => setGone({ id: open.set.id, next })}
          onClose={end}
        />
      )}
    </>
  );
}
