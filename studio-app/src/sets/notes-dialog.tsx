import type { ProblemSet } from '@fourfold/core/contract/content';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { useState } from 'react';
import { saveRevised } from '../drafts/save-revised.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { RichInput } from '../editor/rich-input.tsx';
import { api } from '../session/session.ts';
import { replaceSet } from './listed.ts';
import css from './notes-dialog.module.css';
import type { SetPlace } from './set-places.ts';

type NotesDialogProps = { place: SetPlace; set: ProblemSet; onClose: () => void };

/** The notes of a problem set. What is typed is kept, also when the dialog is closed. */
export function NotesDialog({ place, set, onClose }: NotesDialogProps) {
  const [busy, setBusy] = useState(false);
  const { id, title } = set;
  const draft = useDraft({
    key: `problem-set-notes:${id}`,
    subjectId: id,
    baseRev: set.rev ?? null,
    saved: { notes: set.notes },
  });
  const { notes } = draft.value;

  async function save() {
    if (!draft.dirty) return onClose();
    setBusy(true);
    const saved = await saveRevised({
      rev: draft.rev,
      send: (rev) =>
        api('POST /problem_sets/update_notes', {
          body: { id, notes, selectedId: place.id, ...(rev !== undefined && { rev }) },
        }),
      parts: [{ name: 'Notes', mine: notes, theirs: (record) => record.notes }],
    });
    setBusy(false);
    if (!saved) return;
    draft.discard();
    replaceSet(place, saved);
    showAlert('success', 'Notes updated Successfully');
    onClose();
  }

  return (
    <Dialog
      title={`Notes of ${title}`}
      wide
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" busy={busy} onClick={save}>
            Update Notes
          </Button>
        </>
      }
    >
      {draft.others.length > 0 && <p className={css.others}>{`${draft.others.join(', ')} is writing here, too.`}</p>}
      <RichInput
        key={draft.version}
        label="Notes"
        value={notes}
        onChange={(field) => draft.change({ notes: field })}
        autoFocus
      />
      {draft.restored && (
        <p className={css.restored}>
          <span>{`Not saved yet: written ${draft.restored.at.toLocaleString()}.`}</span>
          <Button kind="quiet" onClick={draft.discard}>
            Throw away
          </Button>
        </p>
      )}
    </Dialog>
  );
}
