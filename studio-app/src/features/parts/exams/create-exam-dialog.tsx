import { classicEditions, type EditionName, editionsOf, examEditions } from '@fourfold/core/exams/exam-editions';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Form, type FormField } from '@fourfold/ui-kit/form';
import { LoadingOverlay } from '@fourfold/ui-kit/loading-overlay';
import { Segmented } from '@fourfold/ui-kit/segmented';
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

/**
 * Asks for the title of a new exam (Q51), and which edition it is if there are several. If the call fails, the title
 * stays in the field.
 */
export function CreateExamDialog({ list, onCreated, onClose }: CreateExamDialogProps) {
  const [busy, setBusy] = useState(false);
  const [idOf] = useState(createIdsByContent);
  const editions = editionsOf(list.family);
  const [edition, setEdition] = useState<EditionName>(classicEditions[list.family]);
  async function create(exam: { title: string }) {
    setBusy(true);
    const id = await createExam(list, { id: idOf({ ...exam, edition }), ...exam, edition });
    setBusy(false);
    if (id === false) return;
    onClose();
    onCreated(id);
  }
  return (
    <Dialog title={`Create ${list.type}`} blocking={busy} onClose={onClose}>
      {busy && <LoadingOverlay />}
      <Form
        fields={fields}
        submit="Create"
        busy={busy}
        onSubmit={({ title = '' }) => create({ title: title.trim() })}
        choice={
          editions.length > 1 && (
            <Segmented
              label="Edition"
              options={editions.map((value) => ({ value, label: examEditions[value].title }))}
              value={edition}
              disabled={busy}
              onChange={setEdition}
            />
          )
        }
      >
        <Button kind="quiet" busy={busy} onClick={onClose}>
          Cancel
        </Button>
      </Form>
    </Dialog>
  );
}
