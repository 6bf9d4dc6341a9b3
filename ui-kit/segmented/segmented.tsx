import { useId } from 'react';
import css from './segmented.module.css';

type SegmentedProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  /** The way that holds is the only one there is. */
  disabled?: boolean | undefined;
  onChange: (value: Value) => void;
};

/** A few ways of which one holds, such as Mock and Real. */
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
