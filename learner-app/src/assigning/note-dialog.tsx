import { maxNoteLength } from '@fourfold/core/assignments/note-length';
import type { Assignment } from '@fourfold/core/contract/assignments';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { TextArea } from '@fourfold/ui-kit/text-area';
import { type FormEvent, useId, useState } from 'react';
import css from './due-date-dialog.module.css';
import { type NoteKind, saveNote } from './save-note.ts';

export type NoteDialogProps = { kind: NoteKind; assignment: Assignment; onClose(): void };

const fieldLabels = { note: 'Note to the student', answer: 'Your answer' };

/** Asks for the tutor's note on an assignment, or for the student's answer to it. */
export function NoteDialog({ kind, assignment, onClose }: NoteDialogProps) {
  const id = useId();
  const [text, setText] = useState(assignment[kind]);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const isSaved = await saveNote(kind, assignment, text.trim());
    setBusy(false);
    if (isSaved) onClose();
  }
  return (
    <Dialog
      title={assignment.title}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" kind="primary" form={id} busy={busy}>
            Save
          </Button>
        </>
      }
    >
      <form id={id} className={css.due} onSubmit={submit} noValidate>
        {kind === 'answer' && assignment.note && <p className={css.note}>{assignment.note}</p>}
        <TextArea
          label={fieldLabels[kind]}
          maxLength={maxNoteLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
    </Dialog>
  );
}
