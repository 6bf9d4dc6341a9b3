import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Form, type FormField } from '@fourfold/ui-kit/form';
import { LoadingOverlay } from '@fourfold/ui-kit/loading-overlay';
import { useState } from 'react';
import { createIdsByContent } from '../../../data/ids-by-content.ts';
import { createExam } from './change-exam.ts';
import type { ExamList } from './exam-lists.ts';

type CreateExamDialogProps = {
  list: ExamList;
  /** Called with the id of the new exam. */
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

/** Asks only for the title of a new exam (Q51). If the call fails, the title stays in the field. */
export function CreateExamDialog({ list, onCreated, onClose }: CreateExamDialogProps) {
  const [busy, setBusy] = useState(false);
  const [idOf] = useState(createIdsByContent);
  async function create(exam: { title: string }) {
    setBusy(true);
    const id = await createExam(list, { id: idOf(exam), ...exam });
    setBusy(false);
    if (id === false) return;
    onClose();
    onCreated(id);
  }
  return (
    <Dialog title={`Create ${list.type}`} blocking={busy} onClose={onClose}>
      {busy && <LoadingOverlay />}
      <Form fields={fields} submit="Create" busy={busy} onSubmit={({ title = '' }) => create({ title: title.trim() })}>
        <Button kind="quiet" busy={busy} onClick={onClose}>
          Cancel
        </Button>
      </Form>
    </Dialog>
  );
}
