import { newId } from '@fourfold/core/browser/new-id';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Form, type FormField } from '@fourfold/ui-kit/form';
import { useState } from 'react';
import { createExam } from './change-exam.ts';
import type { ExamList } from './exam-lists.ts';

type CreateExamDialogProps = {
  list: ExamList;
  /** With the id of what was made. */
  onCreated: (id: string) => void;
  onClose: () => void;
};

const fields: readonly FormField[] = [
  {
    name: 'title',
    label: 'Title',
    type: 'text',
    is: (title) => title.trim().length <= 200,
    message: 'Title has at most 200 characters',
  },
];

/** Asks for the title of a new exam, and for nothing else (Q51). What could not be sent stays in the field. */
export function CreateExamDialog({ list, onCreated, onClose }: CreateExamDialogProps) {
  const [busy, setBusy] = useState(false);
  // Pressed again after a reply that was lost, it makes nothing twice.
  const [newExam] = useState(newId);
  async function create(title: string) {
    setBusy(true);
    const id = await createExam(list, { id: newExam, title: title.trim() });
    setBusy(false);
    if (id === false) return;
    onClose();
    onCreated(id);
  }
  return (
    <Dialog title={`Create ${list.type}`} onClose={onClose}>
      <Form fields={fields} submit="Create" busy={busy} onSubmit={({ title = '' }) => create(title)}>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </Form>
    </Dialog>
  );
}
