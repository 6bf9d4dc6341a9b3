import { Field } from '@fourfold/ui-kit/field';
import { Switch } from '@fourfold/ui-kit/switch';
import css from '../../answers/answers.module.css';
import type { AnswerForm, AnswerInputsProps } from '../answer-form.ts';

export type TypedAnswerFields = {
  free_response_answer: string;
  symbol: string;
  symbol_position_left: boolean;
  is_exact_match: boolean;
};

export const typedForm: AnswerForm<TypedAnswerFields> = {
  blank: { free_response_answer: '', symbol: '', symbol_position_left: false, is_exact_match: false },
  fieldsOf: ({ free_response_answer, symbol, symbol_position_left, is_exact_match }) => ({
    free_response_answer,
    symbol,
    symbol_position_left,
    is_exact_match,
  }),
  Inputs: TypedAnswerInputs,
  note: ({ is_exact_match }) => (is_exact_match ? 'Exact match' : 'Any equal value'),
};

/** The inputs of a typed answer: the accepted text, whether it must match exactly, and the symbol beside the field. */
function TypedAnswerInputs({ draft: { value, change } }: AnswerInputsProps<TypedAnswerFields>) {
  return (
    <>
      <div className={css.key}>
        <Field
          label="Answer"
          value={value.free_response_answer}
          maxLength={200}
          autoFocus
          onChange={({ target }) => change({ free_response_answer: target.value })}
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
