import type { ComponentProps, ReactNode } from 'react';
import css from './switch.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> & { children: ReactNode };

/** On or off, at once. */
export function Switch({ children, ...input }: SwitchProps) {
  return (
    <label className={css.switch}>
      <input {...input} type="checkbox" role="switch" />
      <i />
      <span>{children}</span>
    </label>
  );
}
