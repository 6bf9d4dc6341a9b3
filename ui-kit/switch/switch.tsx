import type { ComponentProps, ReactNode } from 'react';
import css from './switch.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> & {
  /** The name of the setting, as it is when it is on. */
  children: ReactNode;
};

/** A switch that takes effect at once. */
export function Switch({ children, ...input }: SwitchProps) {
  return (
    <label className={css.switch}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the native checkbox has its own checked state */}
      <input {...input} type="checkbox" role="switch" />
      <i />
      <span>{children}</span>
    </label>
  );
}
