import { formsOf, valueProblem } from '@fourfold/core/kinds/student-produced/value-forms';
import { Field } from '@fourfold/ui-kit/field';
import type { AnswerForm, AnswerInputsProps } from '../answer-form.ts';

export type AcceptedValueFields = { free_response_answer: string };

export const studentProducedForm: AnswerForm<AcceptedValueFields> = {
  blank: { free_response_answer: '' },
  fieldsOf: ({ free_response_answer }) => ({ free_response_answer }),
  Inputs: AcceptedValueInput,
  note: () => 'Any form that fits',
};

/** The input of an accepted value, with the texts that a student may type for it. */
function AcceptedValueInput({ draft: { value, change } }: AnswerInputsProps<AcceptedValueFields>) {
  const { free_response_answer: accepted } = value;
  return (
    <>
      <Field
        label="Accepted value"
        value={accepted}
        maxLength={200}
        autoFocus
        autoComplete="off"
        message={accepted === '' ? undefined : (valueProblem(accepted) ?? undefined)}
        note="A whole number, a decimal or a fraction, such as 12, -0.5 or 2/3."
        onChange={({ target }) => change({ free_response_answer: target.value })}
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
