import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps } from '../field/field-frame.tsx';
import { DownIcon } from '../icon/icon.tsx';
import css from './select.module.css';

export type SelectProps = FieldFrameProps &
  Omit<ComponentProps<'select'>, keyof FieldFrameProps | 'className'> & {
    /** The options in their order; a disabled one is shown but cannot be selected. */
    options: readonly { value: string; label: string; disabled?: boolean }[];
  };

/** A native select with its label: one of several known options. */
export function Select({ label, message, note, aside, id, options, ...input }: SelectProps) {
  return (
    <FieldFrame label={label} message={message} note={note} aside={aside} id={id}>
      {(control) => (
        <div className={css.frame}>
          <select {...input} {...control}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <DownIcon />
        </div>
      )}
    </FieldFrame>
  );
}
