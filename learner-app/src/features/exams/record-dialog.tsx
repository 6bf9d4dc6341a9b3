import type { Exam } from '@fourfold/core/contract/exams';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Form, type FormValues } from '@fourfold/ui-kit/form';
import { useState } from 'react';
import { during } from '../../app/waiting.ts';
import { attempt } from '../../session/attempt.ts';
import { examCalls, type Marks } from './exam-calls.ts';
import type { ExamList } from './exam-lists.ts';
import { replaceInList } from './listed.ts';
import { marksOf, recordFields, records } from './records.ts';

type RecordDialogProps = {
  list: ExamList;
  /** Undefined for a new record. */
  record?: Exam;
  onClose: () => void;
};

/** Creates or edits the record of an official exam that the student took. */
export function RecordDialog({ list, record, onClose }: RecordDialogProps) {
  const [busy, setBusy] = useState(false);
  const own = records[list.family];
  const calls = examCalls[list.family];

  async function save(values: FormValues) {
    const title = (values.title ?? '').trim();
    const marks = Object.fromEntries(own.marks.map(({ name }) => [name, Number(values[name])]));
    if (record && isSame(record, title, marks)) return onClose();
    setBusy(true);
    const saved = await attempt(during(record ? calls.change(record.id, title, marks) : calls.create(title, marks)));
    setBusy(false);
    if (!saved) return;
    replaceInList(list, saved);
    onClose();
    showAlert('success', `${saved.title} ${own.said} ${record ? 'updated' : 'created'} Successfully`);
  }

  return (
    <Dialog title={record ? `Edit ${own.name}` : `Create ${own.name}`} onClose={onClose}>
      <Form
        fields={recordFields(own)}
        initial={initialOf(own, record)}
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

function initialOf({ marks, initial }: (typeof records)['sat'], record: Exam | undefined): FormValues {
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
