import { defaultDueDate, isAllowedDueDate } from '@fourfold/core/assignments/due-date';
import { maxNoteLength } from '@fourfold/core/assignments/note-length';
import type { AssignmentTerms } from '@fourfold/core/contract/assignments';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Field } from '@fourfold/ui-kit/field';
import { TextArea } from '@fourfold/ui-kit/text-area';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import css from './due-date-dialog.module.css';
import { today } from './today.ts';

export type DueDateDialogProps = {
  /** For example "Assign Subject–verb agreement". */
  title: ReactNode;
  action: 'Assign' | 'Reassign';
  /** Warns that finished work starts again; `starts-again-note.ts` has the sentences (Q104). */
  note?: ReactNode;
  busy?: boolean | undefined;
  onClose(): void;
  /** Called with a date of today or later, and the note. */
  onPick(terms: AssignmentTerms): void;
};

/** Asks for the due date of an assignment, a week from today by default (ASG-024), and a note to the student. */
export function DueDateDialog({ title, action, note, busy, onClose, onPick }: DueDateDialogProps) {
  const id = useId();
  const [now] = useState(today);
  const [date, setDate] = useState(() => defaultDueDate(now));
  const [isBad, setBad] = useState(false);
  const [noteToStudent, setNoteToStudent] = useState('');

  function submitDate(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const isAllowed = date !== '' && isAllowedDueDate(date, now);
    setBad(!isAllowed);
    if (isAllowed) onPick({ assignment_date: date, note: noteToStudent.trim() });
    else document.getElementById(`${id}date`)?.focus();
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" kind="primary" form={id} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} className={css.due} onSubmit={submitDate} noValidate>
        {note && <p className="small">{note}</p>}
        <Field
          id={`${id}date`}
          label="Due date"
          type="date"
          required
          min={now}
          value={date}
          message={isBad ? 'The due date must be today or later' : undefined}
          onChange={(event) => {
            setDate(event.target.value);
            setBad(false);
          }}
        />
        <TextArea
          label="Note to the student"
          note="Optional. The student sees it with the assignment, and can answer."
          rows={3}
          maxLength={maxNoteLength}
          value={noteToStudent}
          onChange={({ target }) => setNoteToStudent(target.value)}
        />
      </form>
    </Dialog>
  );
}
