import type { Answer, Question } from '@fourfold/core/contract/content';
import type { KindName } from '@fourfold/core/kinds/registry';
import { useDraft } from '../../drafts/use-draft.ts';
import { useDesk, useIsEditing } from '../desk-state.ts';
import { draftKeys } from '../draft-keys.ts';
import type { AnswerForm } from '../kinds/answer-form.ts';
import { type AnswerFormFields, answerForms, kindOfAnswer } from '../kinds/answer-forms.ts';
import { useDraftForm } from '../use-draft-form.tsx';
import { saveAnswer } from './answer-actions.ts';

type EditedAnswerProps = { question: Question; answer: Answer; name: string; onClose: () => void };

/** The form of an existing answer. */
export function EditedAnswer(props: EditedAnswerProps) {
  const kind = kindOfAnswer(props.question, props.answer);
  return <EditedAnswerOf key={kind} kind={kind} {...props} />;
}

function EditedAnswerOf<Name extends KindName>({ kind, answer, name, onClose }: EditedAnswerProps & { kind: Name }) {
  const { fieldsOf, Inputs, textLabels }: AnswerForm<AnswerFormFields[Name]> = answerForms[kind];
  const desk = useDesk();
  const { questionLocation } = desk;
  const minor = useIsEditing(desk, answer.question_id);
  const saved = fieldsOf(answer);
  const draft = useDraft<AnswerFormFields[Name]>({
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
    save: () => {
      const change = changedFields(saved, draft.value);
      return saveAnswer(questionLocation, answer, { change, textLabels, rev: draft.rev });
    },
  });
  return (
    <form {...form.props}>
      {form.notes}
      <Inputs draft={draft} name={name} questionId={answer.question_id} />
      {form.acts}
    </form>
  );
}

/** Only the changed fields are sent: another author may be changing the others. */
function changedFields<T extends object>(saved: T, value: T): Partial<T> {
  const entries = Object.entries(value).filter(([name, one]) => one !== saved[name as keyof T]);
  return Object.fromEntries(entries) as Partial<T>;
}
