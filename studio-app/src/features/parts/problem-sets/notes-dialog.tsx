import { api } from '@fourfold/app-shell/session';
import type { ProblemSet } from '@fourfold/core/contract/content';
import { formatDateTime } from '@fourfold/core/day/format-day';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { ConfirmDialog } from '@fourfold/ui-kit/confirm-dialog';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { useState } from 'react';
import { RichInput } from '../../../editor/rich-input.tsx';
import { saveRevised } from '../drafts/save-revised.ts';
import { useDraft } from '../drafts/use-draft.ts';
import css from './notes-dialog.module.css';
import { notesKey } from './notes-key.ts';
import { replaceSet } from './set-cache.ts';
import type { SetLocation } from './set-locations.ts';

type NotesDialogProps = { setLocation: SetLocation; set: ProblemSet; onClose: () => void };

/** Edits the notes of a problem set. They are stored as a draft while typing; closing with changes asks first. */
export function NotesDialog({ setLocation, set, onClose }: NotesDialogProps) {
  const [busy, setBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { id, title } = set;
  const draft = useDraft({
    key: notesKey(id),
    subjectId: id,
    baseRev: set.rev ?? null,
    saved: { notes: set.notes },
  });

  const close = () => {
    draft.discard();
    onClose();
  };
  const cancel = () => (draft.dirty ? setIsAsking(true) : close());

  async function save() {
    if (!draft.dirty) return close();
    const { notes } = draft.value;
    setBusy(true);
    const saved = await saveRevised({
      rev: draft.rev,
      send: (rev) =>
        api('POST /problem_sets/update_notes', {
          body: { id, notes, selectedId: setLocation.id, ...(rev !== undefined && { rev }) },
        }),
      parts: [{ name: 'Notes', mine: notes, theirs: (record) => record.notes }],
    });
    setBusy(false);
    if (!saved) return;
    replaceSet(setLocation, saved);
    showAlert('success', 'Notes updated Successfully');
    close();
  }

  return (
    <Dialog
      title={`Notes of ${title}`}
      wide
      onClose={cancel}
      actions={
        <>
          <Button kind="quiet" onClick={cancel}>
            Cancel
          </Button>
          <Button kind="primary" busy={busy} onClick={save}>
            Update Notes
          </Button>
        </>
      }
    >
      <div role="status">
        {draft.restored && (
          <p className={css.note}>
            Your draft of {formatDateTime(draft.restored.at, new Date())} is here again. It is not saved yet.
          </p>
        )}
        {draft.others.length > 0 && (
          <p className={css.note}>
            {draft.others.join(', ')} {draft.others.length === 1 ? 'is' : 'are'} writing here too.
          </p>
        )}
      </div>
      <RichInput
        key={draft.version}
        label="Notes"
        value={draft.value.notes}
        onChange={(field) => draft.change({ notes: field })}
        autoFocus
      />
      {isAsking && (
        <ConfirmDialog
          danger
          title="Are you sure you want to discard your changes?"
          onAnswer={(agreed) => (agreed ? close() : setIsAsking(false))}
        />
      )}
    </Dialog>
  );
}
