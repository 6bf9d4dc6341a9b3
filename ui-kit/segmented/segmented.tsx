import { useId } from 'react';
import css from './segmented.module.css';

type SegmentedProps<Value extends string> = {
  /** Accessible name of the group. */
  label: string;
  /** From left to right; two or three. */
  options: readonly { value: Value; label: string }[];
  /** The selected value. */
  value: Value;
  /** There is only one option. */
  disabled?: boolean | undefined;
  /** Called with the value of the option that is selected. */
  onChange: (value: Value) => void;
};

/** A segmented control: a few options of which one is selected, such as Mock and Real. */
export function Segmented<Value extends string>({ label, options, value, disabled, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div className={css.segmented} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
