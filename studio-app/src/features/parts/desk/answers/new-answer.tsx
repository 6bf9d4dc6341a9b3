import { letterAt } from '@fourfold/core/answers/answer-letters';
import { newId } from '@fourfold/core/browser/new-id';
import type { Question } from '@fourfold/core/contract/content';
import { useState } from 'react';
import { useDraft } from '../../drafts/use-draft.ts';
import { useDesk, useIsEditing } from '../desk-state.ts';
import { draftKeys } from '../draft-keys.ts';
import { useDraftForm } from '../use-draft-form.tsx';
import { appendAnswer } from './answer-actions.ts';
import { type ChoiceFields, ChoiceInputs, type TypedAnswerFields, TypedAnswerInputs } from './answer-fields.tsx';
import css from './answers.module.css';

type NewAnswerProps = { question: Question; onClose: () => void };

/** The form of a new answer: a choice or a typed answer, as the question requires. */
export function NewAnswer({ question, onClose }: NewAnswerProps) {
  const AnswerForm = question.is_free_response ? NewTypedAnswer : NewChoice;
  return (
    <div className={css.answer} data-typed={question.is_free_response || undefined}>
      {!question.is_free_response && (
        <span className={css.oval}>{letterAt(question.answers.length) ?? question.answers.length + 1}</span>
      )}
      <div className={css.form}>
        <AnswerForm question={question} onClose={onClose} />
      </div>
    </div>
  );
}

const blankChoice = { answer: '', explanation: '', correct: false, next_question: null, link_problemset: null };
const blankTypedAnswer = { free_response_answer: '', symbol: '', symbol_position_left: false, is_exact_match: false };

function NewChoice(props: NewAnswerProps) {
  const [id] = useState(newId);
  const { draft, form } = useNewAnswer<ChoiceFields & WithId>(props, { ...blankChoice, id });
  return (
    <form {...form.props}>
      {form.notes}
      <ChoiceInputs draft={draft} name="New answer" questionId={props.question.id} />
      {form.acts}
    </form>
  );
}

function NewTypedAnswer(props: NewAnswerProps) {
  const [id] = useState(newId);
  const { draft, form } = useNewAnswer<TypedAnswerFields & WithId>(props, { ...blankTypedAnswer, id });
  return (
    <form {...form.props}>
      {form.notes}
      <TypedAnswerInputs draft={draft} />
      {form.acts}
    </form>
  );
}

/** The id is generated in the form, so that a repeated request creates one answer. */
type WithId = { id: string };

function useNewAnswer<T extends (ChoiceFields | TypedAnswerFields) & WithId>(
  { question, onClose }: NewAnswerProps,
  blank: T,
) {
  const desk = useDesk();
  const { questionLocation } = desk;
  const isSecondary = useIsEditing(desk, question.id);
  const draft = useDraft<T>({
    key: draftKeys.newAnswer(question.id),
    subjectId: question.id,
    baseRev: null,
    saved: blank,
  });
  const form = useDraftForm({
    draft,
    submit: 'Create Answer',
    canSubmitUnchanged: true,
    onClose,
    isSecondary,
    save: async () => (await appendAnswer(questionLocation, question, draft.value)) !== false,
  });
  return { draft, form };
}
