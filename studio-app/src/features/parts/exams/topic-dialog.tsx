import type { ExamQuestion } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Form, type FormField } from '@fourfold/ui-kit/form';
import { LoadingOverlay } from '@fourfold/ui-kit/loading-overlay';
import { useState } from 'react';
import { nameTopic } from './change-exam.ts';
import type { ExamList } from './exam-lists.ts';

type TopicDialogProps = {
  list: ExamList;
  question: ExamQuestion;
  /** Its location: "SAT 1, Reading, number 12". */
  positionText: string;
  onSaved: () => void;
  onClose: () => void;
};

const fields: readonly FormField[] = [
  {
    name: 'topic',
    label: 'Topic',
    type: 'text',
    is: (title) => title.trim().length <= 200,
    message: 'Topic has at most 200 characters',
  },
];

/** Sets or changes the topic of a number; the first topic makes the number active (Q47). */
export function TopicDialog({ list, question, positionText, onSaved, onClose }: TopicDialogProps) {
  const [busy, setBusy] = useState(false);
  const title = question.topic?.title;
  async function save(typed: string) {
    const newTitle = typed.trim();
    if (newTitle === title) return onClose();
    setBusy(true);
    const isSaved = await nameTopic(list, question, newTitle);
    setBusy(false);
    if (isSaved) onSaved();
  }
  return (
    <Dialog title={`Topic of number ${question.position + 1}`} blocking={busy} onClose={onClose}>
      <p className="small">{positionText}</p>
      {busy && <LoadingOverlay />}
      <Form
        fields={fields}
        initial={{ topic: title ?? '' }}
        submit="Save"
        busy={busy}
        onSubmit={({ topic = '' }) => save(topic)}
      >
        <Button kind="quiet" busy={busy} onClick={onClose}>
          Cancel
        </Button>
      </Form>
    </Dialog>
  );
}
