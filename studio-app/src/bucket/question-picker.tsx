import { copyOfQuestion } from '@fourfold/core/authoring/bucket-copy';
import { overCap, placeFields, type QuestionPlace, sectionSpecs } from '@fourfold/core/authoring/sections';
import type { Question } from '@fourfold/core/contract/content';
import type { Call } from '@fourfold/core/contract/contract';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { api } from '../session/session.ts';
import { BucketPicking } from './bucket-picking.tsx';
import { questionPick } from './record-picks.tsx';
import type { Copying } from './use-creating.ts';

type QuestionPickerProps = {
  place: QuestionPlace;
  /** The number of questions in the list, which the cap of a test section counts (AQU-018). */
  present: number;
  /** Called after each bulk creation, a partly failed one too, with the new questions in order; they come last. */
  onCreated: (questions: readonly Question[]) => void;
  /** Offers "Create New": the picker closes and the desk opens its form. */
  onNew?: (() => void) | undefined;
  onClose: () => void;
};

/** Adds questions to a list: a new one, or copies from the bucket with their answers (AQU-004). */
export function QuestionPicker({ place, present, onCreated, onNew, onClose }: QuestionPickerProps) {
  return (
    <BucketPicking
      kind="question"
      title="Create questions from bucket"
      label="Questions in the bucket"
      add="Add Questions"
      pickOf={questionPick}
      empty="Questions that you add to the bucket will stand here."
      mayAdd={({ length }) => {
        const slip = overCap(place, { present, more: length });
        if (slip !== null) showAlert('error', slip);
        return slip === null;
      }}
      other={
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
      send={(portion) => create(place, portion)}
      onMade={(made) => {
        onCreated(made);
        showAlert('success', made.length === 1 ? 'Question Created From Bucket' : 'Questions Created From Bucket');
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

async function create(place: QuestionPlace, portion: readonly Copying<Question>[]): Promise<readonly Question[]> {
  const questions = portion.map(({ id, of }) => copyOfQuestion(of, id));
  const call = calls[sectionSpecs[place.section].path];
  // `sectionSpecs` pairs path and fields; their types do not express the pairing.
  const send = api as (call: Call, input: object) => Promise<{ data: Question[] }>;
  const { data } = await send(call, { body: { ...placeFields(place), questions } });
  return data;
}
