import { formsOf, valueProblem } from '@fourfold/core/kinds/student-produced/value-forms';
import { type AcceptedField, acceptedText, toAccepted } from '@fourfold/core/wire/authored-answer';
import { Field } from '@fourfold/ui-kit/field';
import type { AnswerForm, AnswerInputsProps } from '../answer-form.ts';
import { useKeyInput } from '../key-input.ts';
import { SavedAccepted } from '../saved-accepted.tsx';

export const studentProducedForm: AnswerForm<AcceptedField> = {
  blank: toAccepted(''),
  fieldsOf: (answer) => toAccepted(acceptedText(answer)),
  Inputs: AcceptedValueInput,
  hasLetters: false,
  Saved: ({ answer }) => <SavedAccepted answer={answer} note="Any form that fits" />,
  textLabels: toAccepted('Answer'),
};

/** The input of an accepted value, with the texts that a student may type for it. */
function AcceptedValueInput({ value, change, caret, keys }: AnswerInputsProps<AcceptedField>) {
  const accepted = acceptedText(value);
  const input = useKeyInput(caret, keys);
  return (
    <>
      <Field
        label="Accepted value"
        value={accepted}
        maxLength={200}
        {...input}
        autoComplete="off"
        message={accepted === '' ? undefined : (valueProblem(accepted) ?? undefined)}
        note="A whole number, a decimal or a fraction, such as 12, -0.5 or 2/3."
        onChange={({ target }) => change(toAccepted(target.value))}
      />
      <output className="small">{typableTexts(accepted)}</output>
    </>
  );
}

/** Empty for a value that no student can type. */
function typableTexts(accepted: string): string {
  const texts = formsOf(accepted);
  return texts.length === 0 ? '' : `Students may type ${texts.join(', ')} or an equal fraction`;
}
