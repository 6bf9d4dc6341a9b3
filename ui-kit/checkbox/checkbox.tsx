import type { ComponentProps, ReactNode } from 'react';
import css from './checkbox.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** The label, to the right; a click on it checks the box. */
  children: ReactNode;
};

/** A native checkbox with its label. */
export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <label className={css.checkbox}>
      <input {...input} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
