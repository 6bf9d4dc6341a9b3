import { letterAt } from '@fourfold/core/answers/answer-letters';
import { newId } from '@fourfold/core/browser/new-id';
import type { Question } from '@fourfold/core/contract/content';
import type { KindName } from '@fourfold/core/kinds/registry';
import { authoredItem } from '@fourfold/core/wire/authored-item';
import { useState } from 'react';
import { type FormDraft, useDraft } from '../../drafts/use-draft.ts';
import { useDesk, useIsEditing } from '../desk-state.ts';
import { draftKeys } from '../draft-keys.ts';
import type { AnswerForm } from '../kinds/answer-form.ts';
import { type AnswerFormFields, answerForms } from '../kinds/answer-forms.ts';
import { useDraftForm } from '../use-draft-form.tsx';
import { appendAnswer } from './answer-actions.ts';
import css from './answers.module.css';

type NewAnswerProps = { question: Question; onClose: () => void };

/** The form of a new answer, as the kind of the question requires. */
export function NewAnswer({ question, onClose }: NewAnswerProps) {
  const { kind } = authoredItem(question);
  const { hasLetters } = answerForms[kind];
  return (
    <div className={css.answer} data-typed={!hasLetters || undefined}>
      {hasLetters && (
        <span className={css.oval}>{letterAt(question.answers.length) ?? question.answers.length + 1}</span>
      )}
      <div className={css.form}>
        <NewAnswerOf key={kind} kind={kind} question={question} onClose={onClose} />
      </div>
    </div>
  );
}

/** The id is generated in the form, so that a repeated request creates one answer. */
type NewFields = { [Name in KindName]: AnswerFormFields[Name] & { id: string } };

function NewAnswerOf<Name extends KindName>({ kind, question, onClose }: NewAnswerProps & { kind: Name }) {
  const { blank, Inputs }: AnswerForm<AnswerFormFields[Name]> = answerForms[kind];
  const [id] = useState(newId);
  const desk = useDesk();
  const { questionLocation } = desk;
  const isSecondary = useIsEditing(desk, question.id);
  const draft = useDraft<NewFields[Name]>({
    key: draftKeys.newAnswer(question.id),
    subjectId: question.id,
    baseRev: null,
    saved: { ...blank, id } as NewFields[Name],
  });
  const form = useDraftForm({
    draft,
    submit: 'Create Answer',
    canSubmitUnchanged: true,
    onClose,
    isSecondary,
    save: async () => (await appendAnswer(questionLocation, question, draft.value)) !== false,
  });
  // The inputs change only the fields of the form, which TypeScript cannot see of a generic kind.
  const inputsDraft = draft as unknown as FormDraft<AnswerFormFields[Name]>;
  return (
    <form {...form.props}>
      {form.notes}
      <Inputs draft={inputsDraft} name="New answer" questionId={question.id} />
      {form.acts}
    </form>
  );
}
