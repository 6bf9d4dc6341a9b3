import type { Answer, Question } from '@fourfold/core/contract/content';
import type { KindName } from '@fourfold/core/kinds/registry';
import { type ReactNode, useState } from 'react';
import { useDraft } from '../../drafts/use-draft.ts';
import { useCaretRequest, useDesk } from '../desk-state.ts';
import { draftKeys } from '../draft-keys.ts';
import { draftPart, useFormPart } from '../form/form-parts.ts';
import type { AnswerForm } from '../kinds/answer-form.ts';
import { type AnswerFormFields, answerForms, kindOfAnswer } from '../kinds/answer-forms.ts';
import { saveAnswer } from './answer-actions.ts';
import { lowerFirst } from './answer-name.ts';
import { AnswerOval } from './answer-oval.tsx';
import css from './answers.module.css';

type EditedAnswerProps = {
  question: Question;
  answer: Answer;
  at: number;
  name: string;
  handle: ReactNode;
  menu: ReactNode;
};

/** An existing answer in the form of its question: a draft of its own, saved after the question. */
export function EditedAnswer(props: EditedAnswerProps) {
  const kind = kindOfAnswer(props.question, props.answer);
  return <EditedAnswerOf key={kind} kind={kind} {...props} />;
}

type EditedAnswerOfProps<Name> = EditedAnswerProps & { kind: Name };

function EditedAnswerOf<Name extends KindName>(props: EditedAnswerOfProps<Name>) {
  const { kind, question, answer, at, name, handle, menu } = props;
  const { fieldsOf, Inputs, hasLetters, textLabels }: AnswerForm<AnswerFormFields[Name]> = answerForms[kind];
  const { questionLocation, store } = useDesk();
  const saved = fieldsOf(answer);
  const draft = useDraft<AnswerFormFields[Name]>({
    key: draftKeys.answer(answer.id),
    subjectId: answer.question_id,
    baseRev: answer.rev ?? null,
    saved,
  });
  useFormPart(
    draftPart({
      draft,
      name: lowerFirst(name),
      order: 10 + at,
      save: () => {
        const change = changedFields(saved, draft.value);
        return saveAnswer(questionLocation, answer, { change, textLabels, rev: draft.rev });
      },
    }),
  );
  const caret = useCaretRequest(question.id, `answer:${answer.id}`);
  const whyCaret = useCaretRequest(question.id, `why:${answer.id}`);
  // Its menu requests the end of the text, and shows the links; a click in the text does not.
  const [showsLinks] = useState(caret?.offset === 'end');
  const goOn = () => {
    const next = question.answers[at + 1];
    store.edit(question.id, next ? `answer:${next.id}` : 'new-answer');
  };
  const isRight = isCorrect(draft.value);
  // The kind has `correct` if it has letters, which TypeScript cannot see of a generic kind.
  const mark = () => draft.change({ correct: !isCorrect(draft.value) } as unknown as Partial<AnswerFormFields[Name]>);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line of the form, as wide as its texts
    <div
      className={css.answer}
      role="group"
      aria-label={name}
      data-typed={!hasLetters || undefined}
      data-right={isRight || undefined}
    >
      {handle}
      {hasLetters && <AnswerOval isInForm at={at} name={name} correct={isRight} onToggle={mark} />}
      <div className={css.form}>
        <Inputs
          value={draft.value}
          change={draft.change}
          version={draft.version}
          name={name}
          answerId={answer.id}
          questionId={answer.question_id}
          caret={caret}
          whyCaret={whyCaret}
          showsLinks={showsLinks}
          keys={{ onEnter: goOn, onMark: mark }}
        />
      </div>
      {menu}
    </div>
  );
}

function isCorrect(value: object): boolean {
  return 'correct' in value && value.correct === true;
}

/** Only the changed fields are sent: another author may be changing the others. */
function changedFields<T extends object>(saved: T, value: T): Partial<T> {
  const entries = Object.entries(value).filter(([name, one]) => one !== saved[name as keyof T]);
  return Object.fromEntries(entries) as Partial<T>;
}
