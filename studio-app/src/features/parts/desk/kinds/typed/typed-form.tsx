import type { Answer } from '@fourfold/core/contract/content';
import { type AcceptedField, acceptedText, toAccepted } from '@fourfold/core/wire/authored-answer';
import { Field } from '@fourfold/ui-kit/field';
import { Switch } from '@fourfold/ui-kit/switch';
import css from '../../answers/answers.module.css';
import type { AnswerForm, AnswerInputsProps } from '../answer-form.ts';
import { useKeyInput } from '../key-input.ts';
import { SavedAccepted } from '../saved-accepted.tsx';

export type TypedAnswerFields = AcceptedField & Pick<Answer, 'symbol' | 'symbol_position_left' | 'is_exact_match'>;

export const typedForm: AnswerForm<TypedAnswerFields> = {
  blank: { ...toAccepted(''), symbol: '', symbol_position_left: false, is_exact_match: false },
  fieldsOf: ({ symbol, symbol_position_left, is_exact_match, ...answer }) => ({
    ...toAccepted(acceptedText(answer)),
    symbol,
    symbol_position_left,
    is_exact_match,
  }),
  Inputs: TypedAnswerInputs,
  hasLetters: false,
  Saved: ({ answer }) => (
    <SavedAccepted answer={answer} note={answer.is_exact_match ? 'Exact match' : 'Any equal value'} />
  ),
  textLabels: { ...toAccepted('Answer'), symbol: 'Symbol' },
};

/** The inputs of a typed answer: the accepted text, whether it must match exactly, and the symbol beside the field. */
function TypedAnswerInputs({ value, change, caret, keys }: AnswerInputsProps<TypedAnswerFields>) {
  const input = useKeyInput(caret, keys);
  return (
    <>
      <div className={css.key}>
        <Field
          label="Answer"
          value={acceptedText(value)}
          maxLength={200}
          {...input}
          onChange={({ target }) => change(toAccepted(target.value))}
        />
        <Field
          label="Symbol"
          value={value.symbol}
          maxLength={20}
          onChange={({ target }) => change({ symbol: target.value })}
        />
      </div>
      <div className={css.switches}>
        <Switch
          checked={value.symbol_position_left}
          onChange={({ target }) => change({ symbol_position_left: target.checked })}
        >
          Symbol left of the answer
        </Switch>
        <Switch checked={value.is_exact_match} onChange={({ target }) => change({ is_exact_match: target.checked })}>
          Exact match
        </Switch>
      </div>
    </>
  );
}
