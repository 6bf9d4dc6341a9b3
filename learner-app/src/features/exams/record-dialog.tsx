import { attempt } from '@fourfold/app-shell/attempt';
import type { Exam } from '@fourfold/core/contract/exams';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Form, type FormValues } from '@fourfold/ui-kit/form';
import { useState } from 'react';
import { blockDuring } from '../../app/blocking-calls.ts';
import { examCalls, type Marks } from './exam-calls.ts';
import type { ExamList } from './exam-lists.ts';
import { marksOf, recordDescriptors, recordFields } from './exam-records.ts';
import { replaceCachedExam } from './exams-cache.ts';

type RecordDialogProps = {
  list: ExamList;
  /** Undefined for a new record. */
  record?: Exam;
  onClose: () => void;
};

/** Creates or edits the record of an official exam that the student took. */
export function RecordDialog({ list, record, onClose }: RecordDialogProps) {
  const [busy, setBusy] = useState(false);
  const descriptor = recordDescriptors[list.family];
  const calls = examCalls[list.family];

  async function save(values: FormValues) {
    const title = (values.title ?? '').trim();
    const marks = Object.fromEntries(descriptor.marks.map(({ name }) => [name, Number(values[name])]));
    if (record && isSame(record, title, marks)) return onClose();
    setBusy(true);
    const saved = await attempt(
      blockDuring(record ? calls.update(record.id, title, marks) : calls.create(title, marks)),
    );
    setBusy(false);
    if (!saved) return;
    replaceCachedExam(list, saved);
    onClose();
    showAlert('success', `${saved.title} ${descriptor.alertName} ${record ? 'updated' : 'created'} Successfully`);
  }

  return (
    <Dialog title={record ? `Edit ${descriptor.name}` : `Create ${descriptor.name}`} onClose={onClose}>
      <Form
        fields={recordFields(descriptor)}
        initial={initialOf(descriptor, record)}
        submit={record ? 'Save' : 'Create'}
        busy={busy}
        onSubmit={save}
      >
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </Form>
    </Dialog>
  );
}

function initialOf({ marks, initial }: (typeof recordDescriptors)['sat'], record: Exam | undefined): FormValues {
  const own = record && marksOf(record);
  return {
    title: record?.title ?? '',
    ...Object.fromEntries(marks.map(({ name }) => [name, String(own?.[name] ?? initial)])),
  };
}

function isSame(record: Exam, title: string, marks: Marks): boolean {
  const before = marksOf(record);
  return title === record.title && Object.entries(marks).every(([name, mark]) => mark === before[name]);
}
