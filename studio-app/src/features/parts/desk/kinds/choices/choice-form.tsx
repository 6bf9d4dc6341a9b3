import type { Answer } from '@fourfold/core/contract/content';
import { Switch } from '@fourfold/ui-kit/switch';
import { RichInput } from '../../../../../editor/rich-input.tsx';
import { lowerFirst } from '../../answers/answer-name.ts';
import css from '../../answers/answers.module.css';
import { AnswerLinks } from '../../links/answer-links.tsx';
import { RichField } from '../../rich-field.tsx';
import type { AnswerForm, AnswerInputsProps } from '../answer-form.ts';

export type ChoiceFields = {
  answer: string;
  explanation: string;
  correct: boolean;
  /** The answer's own links, followed if the question has none for the outcome. */
  next_question: string | null;
  link_problemset: string | null;
};

export const choiceForm: AnswerForm<ChoiceFields> = {
  blank: { answer: '', explanation: '', correct: false, next_question: null, link_problemset: null },
  fieldsOf: ({ answer, explanation, correct, next_question_id: next_question, link_problemset: set }) => ({
    answer,
    explanation,
    correct,
    next_question,
    link_problemset: set?._id ?? null,
  }),
  Inputs: ChoiceInputs,
  hasLetters: true,
  Saved: SavedChoice,
  textLabels: { answer: 'Answer', explanation: 'Explanation' },
};

function SavedChoice({ answer: { answer, formulas } }: { answer: Answer }) {
  return (
    <div className={css.value}>
      <RichField field={answer} formulas={formulas} />
    </div>
  );
}

/** The inputs of a choice: its text, its explanation, whether it is right, and its own links. */
function ChoiceInputs({ draft, name, questionId }: AnswerInputsProps<ChoiceFields>) {
  const { value, change, version } = draft;
  return (
    <>
      <RichInput
        key={`answer ${version}`}
        label={name}
        value={value.answer}
        onChange={(answer) => change({ answer })}
        minHeight={80}
        autoFocus
      />
      <h3 className="label">Explanation of this answer</h3>
      <RichInput
        key={`explanation ${version}`}
        label={`Explanation of ${lowerFirst(name)}`}
        value={value.explanation}
        onChange={(explanation) => change({ explanation })}
        minHeight={80}
      />
      <Switch checked={value.correct} onChange={({ target }) => change({ correct: target.checked })}>
        Right answer
      </Switch>
      <AnswerLinks draft={draft} questionId={questionId} />
    </>
  );
}
