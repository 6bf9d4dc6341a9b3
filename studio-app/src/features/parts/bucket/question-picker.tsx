import { api } from '@fourfold/app-shell/session';
import { copyQuestion } from '@fourfold/core/authoring/bucket-copy';
import {
  locationFields,
  overCapMessage,
  type QuestionLocation,
  sectionSpecs,
} from '@fourfold/core/authoring/question-sections';
import type { Question } from '@fourfold/core/contract/content';
import type { Call } from '@fourfold/core/contract/contract';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { BucketRecordDialog } from './bucket-record-dialog.tsx';
import { questionRow } from './pick-list-rows.tsx';
import type { CopyRequest } from './use-create-copies.ts';

type QuestionPickerProps = {
  questionLocation: QuestionLocation;
  /** The number of questions in the list, which the cap of a test section counts (AQU-018). */
  questionCount: number;
  /** Called after each bulk creation, a partly failed one too, with the new questions in order; they come last. */
  onCreated: (questions: readonly Question[]) => void;
  /** Offers "Create New": the picker closes and the desk opens its form. */
  onNew?: (() => void) | undefined;
  onClose: () => void;
};

/** Adds questions to a list: a new one, or copies from the bucket with their answers (AQU-004). */
export function QuestionPicker({ questionLocation, questionCount, onCreated, onNew, onClose }: QuestionPickerProps) {
  return (
    <BucketRecordDialog
      kind="question"
      title="Create questions from bucket"
      label="Questions in the bucket"
      submitLabel="Add Questions"
      pickOf={questionRow}
      empty="Questions that you add to the bucket will stand here."
      canAdd={({ length }) => {
        const capError = overCapMessage(questionLocation, { current: questionCount, more: length });
        if (capError !== null) showAlert('error', capError);
        return capError === null;
      }}
      extraButton={
        onNew && (
          <Button
            kind="quiet"
            onClick={() => {
              onClose();
              onNew();
            }}
          >
            Create New
          </Button>
        )
      }
      send={(portion) => create(questionLocation, portion)}
      onCreated={(created) => {
        onCreated(created);
        showAlert('success', created.length === 1 ? 'Question Created From Bucket' : 'Questions Created From Bucket');
      }}
      onClose={onClose}
    />
  );
}

const calls = {
  questions: 'POST /questions/create_multiple',
  question_subsubtopics: 'POST /question_subsubtopics/create_multiple',
  problemset_questions: 'POST /problemset_questions/create_multiple',
} as const;

async function create(
  questionLocation: QuestionLocation,
  portion: readonly CopyRequest<Question>[],
): Promise<readonly Question[]> {
  const questions = portion.map(({ id, of }) => copyQuestion(of, id));
  const call = calls[sectionSpecs[questionLocation.section].path];
  // `sectionSpecs` pairs path and fields; their types do not express the pairing.
  const send = api as (call: Call, input: object) => Promise<{ data: Question[] }>;
  const { data } = await send(call, { body: { ...locationFields(questionLocation), questions } });
  return data;
}
