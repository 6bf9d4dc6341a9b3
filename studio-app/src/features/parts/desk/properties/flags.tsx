import type { Question } from '@fourfold/core/contract/content';
import type { KindName } from '@fourfold/core/kinds/registry';
import type { StoredKind } from '@fourfold/core/kinds/stored-kinds';
import { hasTypedAnswers } from '@fourfold/core/kinds/stored-kinds';
import { chosenKind, type KindChoice, toKindChoice } from '@fourfold/core/wire/chosen-kind';
import { Select } from '@fourfold/ui-kit/select';
import { Switch } from '@fourfold/ui-kit/switch';
import { useId } from 'react';
import type { QuestionFlags as FlagValues } from '../save-question.ts';
import css from './properties.module.css';

export type FlagFields = KindChoice & Pick<Question, 'is_calc' | 'is_hidden' | 'exp_position_before_answer'>;

type FlagsProps = {
  value: FlagFields;
  /** The question has answers, so that its answer kind cannot change. */
  hasAnswers: boolean;
  onChange: (flags: FlagValues) => void;
};

/**
 * The switches of a question. Its calculator setting has three values (allowed, not allowed, none),
 * so that it has two switches, of which at most one is on.
 */
export function Flags({ value, hasAnswers, onChange }: FlagsProps) {
  const note = useId();
  const { is_calc: calculator } = value;
  const kind = chosenKind(value);
  const isTyped = hasTypedAnswers(kind);
  return (
    <div className={css.switches}>
      <Switch
        checked={calculator === true}
        onChange={({ target }) => onChange({ is_calc: target.checked ? true : null })}
      >
        Calculator
      </Switch>
      <Switch
        checked={calculator === false}
        onChange={({ target }) => onChange({ is_calc: target.checked ? false : null })}
      >
        No calculator
      </Switch>
      <Switch
        checked={isTyped}
        disabled={hasAnswers}
        aria-describedby={hasAnswers ? note : undefined}
        onChange={({ target }) => onChange(toKindChoice(target.checked ? 'typed' : 'one-choice'))}
      >
        Free Response
      </Switch>
      {hasAnswers && (
        <p className={css.note} id={note}>
          Its answers are of this kind. Delete them to change it.
        </p>
      )}
      {isTyped && (
        <Select
          label="Answer type"
          options={typedKinds}
          value={kind}
          onChange={({ target }) => onChange(toKindChoice(target.value as KindName))}
        />
      )}
      <Switch checked={value.is_hidden} onChange={({ target }) => onChange({ is_hidden: target.checked })}>
        Hidden
      </Switch>
      <Switch
        checked={value.exp_position_before_answer}
        onChange={({ target }) => onChange({ exp_position_before_answer: target.checked })}
      >
        Explanation before answers
      </Switch>
    </div>
  );
}

/** The kinds of questions whose answers are typed. */
const typedKinds = Object.entries({
  typed: 'Typed answer',
  'student-produced': 'Student-produced',
} satisfies Record<'typed' | StoredKind, string>).map(([value, label]) => ({ value, label }));
