import type { Answer } from '@fourfold/core/contract/content';
import { useDraft } from '../../drafts/use-draft.ts';
import { useDesk, useIsEditing } from '../desk-state.ts';
import { draftKeys } from '../draft-keys.ts';
import { useDraftForm } from '../use-draft-form.tsx';
import { saveAnswer } from './answer-actions.ts';
import { type ChoiceFields, ChoiceInputs, type TypedAnswerFields, TypedAnswerInputs } from './answer-fields.tsx';

type EditedAnswerProps = { answer: Answer; name: string; onClose: () => void };

/** The form of an existing answer: a choice or a typed answer. */
export function EditedAnswer(props: EditedAnswerProps) {
  return props.answer.is_free_response ? <EditedTypedAnswer {...props} /> : <EditedChoice {...props} />;
}

function EditedChoice(props: EditedAnswerProps) {
  const { answer: text, explanation, correct, next_question_id: next, link_problemset: set } = props.answer;
  const links = { next_question: next, link_problemset: set?._id ?? null };
  const { draft, form } = useEditedAnswer<ChoiceFields>(props, { answer: text, explanation, correct, ...links });
  return (
    <form {...form.props}>
      {form.notes}
      <ChoiceInputs draft={draft} name={props.name} questionId={props.answer.question_id} />
      {form.acts}
    </form>
  );
}

function EditedTypedAnswer(props: EditedAnswerProps) {
  const { free_response_answer, symbol, symbol_position_left, is_exact_match } = props.answer;
  const saved = { free_response_answer, symbol, symbol_position_left, is_exact_match };
  const { draft, form } = useEditedAnswer<TypedAnswerFields>(props, saved);
  return (
    <form {...form.props}>
      {form.notes}
      <TypedAnswerInputs draft={draft} />
      {form.acts}
    </form>
  );
}

function useEditedAnswer<T extends ChoiceFields | TypedAnswerFields>({ answer, onClose }: EditedAnswerProps, saved: T) {
  const desk = useDesk();
  const { questionLocation } = desk;
  const minor = useIsEditing(desk, answer.question_id);
  const draft = useDraft<T>({
    key: draftKeys.answer(answer.id),
    subjectId: answer.question_id,
    baseRev: answer.rev ?? null,
    saved,
  });
  const form = useDraftForm({
    draft,
    submit: 'Update Answer',
    onClose,
    isSecondary: minor,
    save: () => saveAnswer(questionLocation, answer, { change: changedFields(saved, draft.value), rev: draft.rev }),
  });
  return { draft, form };
}

/** Only the changed fields are sent: another author may be changing the others. */
function changedFields<T extends object>(saved: T, value: T): Partial<T> {
  const entries = Object.entries(value).filter(([name, one]) => one !== saved[name as keyof T]);
  return Object.fromEntries(entries) as Partial<T>;
}
