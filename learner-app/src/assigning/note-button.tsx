import { alertLoadFailure } from '@fourfold/app-shell/alert-load-failure';
import type { Assignment } from '@fourfold/core/contract/assignments';
import { Button } from '@fourfold/ui-kit/button';
import { type ComponentType, useState } from 'react';
import type { NoteDialogProps } from './note-dialog.tsx';
import type { NoteKind } from './save-note.ts';

/** Opens the dialog of the tutor's note or of the student's answer, whose code is loaded then. */
export function NoteButton({ kind, assignment }: { kind: NoteKind; assignment: Assignment }) {
  const [dialog, setDialog] = useState<{ NoteDialog: ComponentType<NoteDialogProps> } | null>(null);
  const open = () => {
    import('./note-dialog.tsx').then(setDialog, () =>
      alertLoadFailure('This could not be opened. Check the connection and try again.'),
    );
  };
  const label = kind === 'note' ? 'Note' : assignment.answer === '' ? 'Answer' : 'Change answer';
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" aria-label={`${label}: ${assignment.title}`} onClick={open}>
        {label}
      </Button>
      {dialog && <dialog.NoteDialog kind={kind} assignment={assignment} onClose={() => setDialog(null)} />}
    </>
  );
}
