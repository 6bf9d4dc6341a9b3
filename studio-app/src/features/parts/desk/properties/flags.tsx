import type { Question } from '@fourfold/core/contract/content';
import { isStoredKind, type StoredKind } from '@fourfold/core/kinds/stored-kinds';
import { Select } from '@fourfold/ui-kit/select';
import { Switch } from '@fourfold/ui-kit/switch';
import { useId } from 'react';
import type { QuestionFlags as FlagValues } from '../save-question.ts';
import css from './properties.module.css';

export type FlagFields = Pick<Question, 'is_calc' | 'is_free_response' | 'is_hidden' | 'exp_position_before_answer'> & {
  kind?: StoredKind | null | undefined;
};

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
        checked={value.is_free_response}
        disabled={hasAnswers}
        aria-describedby={hasAnswers ? note : undefined}
        onChange={({ target }) => onChange({ is_free_response: target.checked })}
      >
        Free Response
      </Switch>
      {hasAnswers && (
        <p className={css.note} id={note}>
          Its answers are of this kind. Delete them to change it.
        </p>
      )}
      {value.is_free_response && (
        <Select
          label="Answer type"
          options={typedKinds}
          value={value.kind ?? typedKinds[0]?.value}
          onChange={({ target }) => onChange({ kind: isStoredKind(target.value) ? target.value : null })}
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

/** The kinds of questions whose answers are typed; the first follows from the answers. */
const typedKinds = Object.entries({
  typed: 'Typed answer',
  'student-produced': 'Student-produced',
} satisfies Record<'typed' | StoredKind, string>).map(([value, label]) => ({ value, label }));
