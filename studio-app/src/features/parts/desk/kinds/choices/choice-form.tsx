import { sectionSpecs } from '@fourfold/core/authoring/question-sections';
import type { Answer } from '@fourfold/core/contract/content';
import { linkShortcut, markShortcut } from '../../../../../editor/field-shortcuts.ts';
import { RichInput } from '../../../../../editor/rich-input.tsx';
import { lowerFirst } from '../../answers/answer-name.ts';
import css from '../../answers/answers.module.css';
import { useDesk } from '../../desk-state.ts';
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

/** The inputs of a choice: its text, its explanation, and its own links. */
function ChoiceInputs(props: AnswerInputsProps<ChoiceFields>) {
  const { value, change, version, name, answerId, questionId, caret, whyCaret, showsLinks = false, keys } = props;
  const { onEnter, onMark } = keys;
  const { questionLocation, store } = useDesk();
  const canLink = questionId !== null && sectionSpecs[questionLocation.section].canLink;
  const onLink = canLink ? () => store.link({ at: 'answer', questionId, answerId }) : undefined;
  const shortcuts = canLink ? `${markShortcut} ${linkShortcut}` : markShortcut;
  return (
    <>
      <div className={css.texts}>
        <div className={css.cell}>
          <RichInput
            key={`answer ${version}`}
            label={name}
            value={value.answer}
            onChange={(answer) => change({ answer })}
            minHeight={0}
            autoFocus={caret}
            keys={shortcuts}
            fieldKeys={{ ...keys, onLink }}
          />
        </div>
        <div className={css.cell} data-why>
          <RichInput
            key={`explanation ${version}`}
            label={`Explanation of ${lowerFirst(name)}`}
            value={value.explanation}
            onChange={(explanation) => change({ explanation })}
            minHeight={0}
            autoFocus={whyCaret}
            keys={shortcuts}
            fieldKeys={{ onEnter, onMark, onLink }}
          />
        </div>
      </div>
      {canLink && (
        <AnswerLinks
          value={value}
          change={change}
          questionId={questionId}
          answerId={answerId}
          name={name}
          isOpen={showsLinks}
        />
      )}
    </>
  );
}
