import { api } from '@fourfold/app-shell/session';
import { copyAnswer, reasonNotToAdd } from '@fourfold/core/authoring/bucket-copy';
import type { Answer, Question } from '@fourfold/core/contract/content';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useRef } from 'react';
import { BucketRecordDialog } from './bucket-record-dialog.tsx';
import { answerRow } from './pick-list-rows.tsx';
import type { CopyRequest } from './use-create-copies.ts';

type AnswerPickerProps = {
  question: Question;
  /** Called with the new answers in order; they come after the last. */
  onCreated: (answers: readonly Answer[]) => void;
  onClose: () => void;
};

/** Copies answers of the bucket into a question of the same kind (BKT-007, BKT-008). */
export function AnswerPicker({ question, onCreated, onClose }: AnswerPickerProps) {
  // `question` may not yet contain the answers that this picker created.
  const count = useRef(question.answers.length);
  count.current = Math.max(count.current, question.answers.length);

  async function create(portion: readonly CopyRequest<Answer>[]): Promise<readonly Answer[]> {
    const firstPosition = count.current;
    const answers = portion.map(({ id, of }, at) =>
      copyAnswer(of, { id, question_id: question.id, position: firstPosition + at }),
    );
    const { data } = await api('POST /answers/create_multiple', { body: { answers } });
    count.current = firstPosition + answers.length;
    return data;
  }

  return (
    <BucketRecordDialog
      kind="answer"
      title="Create answers from bucket"
      label="Answers in the bucket"
      submitLabel="Add Answers"
      pickOf={answerRow}
      whyNot={(answer) => reasonNotToAdd(question, answer)}
      empty="Answers that you add to the bucket will stand here."
      send={create}
      onCreated={(made) => {
        onCreated(made);
        showAlert('success', 'Answer created from bucket');
      }}
      onClose={onClose}
    />
  );
}
