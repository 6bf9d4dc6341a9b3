import type { ComponentProps } from 'react';
import css from './button.module.css';

export type ButtonLook = {
  /** One primary in view; danger is for what destroys. */
  kind?: 'plain' | 'primary' | 'quiet' | 'danger' | undefined;
  big?: boolean | undefined;
  /** Holds an icon alone: give it an `aria-label`. */
  icon?: boolean | undefined;
};

export type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** A toggle: pressed carries the highlighter. */
    pressed?: boolean | undefined;
    /** Its work is under way: it keeps the focus and does nothing. */
    busy?: boolean | undefined;
  };

/** A button; `type` is "button" unless it is said to submit. */
export function Button({ kind, big, icon, className, pressed, busy, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      {...look({ kind, big, icon }, className)}
      type={type}
      aria-pressed={pressed}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}

/** Class and data attributes that make any element look like a button. */
export function look({ kind = 'plain', big, icon }: ButtonLook, className?: string) {
  return {
    className: className ? `${css.button} ${className}` : css.button,
    'data-kind': kind,
    'data-big': big || undefined,
    'data-icon': icon || undefined,
  };
}
