import type { ComponentProps } from 'react';
import css from './button.module.css';

export type ButtonStyleProps = {
  /** At most one primary in view; danger is for destructive actions. */
  kind?: 'plain' | 'primary' | 'quiet' | 'danger' | undefined;
  /** Higher and wider, for the only button of a page. */
  big?: boolean | undefined;
  /** Contains only an icon: give it an `aria-label`. */
  icon?: boolean | undefined;
};

export type ButtonProps = ButtonStyleProps &
  ComponentProps<'button'> & {
    /** Makes it a toggle button; pressed has the highlight colour. */
    pressed?: boolean | undefined;
    /** An action is running: the button keeps its colours and the focus, and ignores clicks. */
    busy?: boolean | undefined;
    /** Grey like a disabled one, and ignores clicks, but keeps the focus: an arrow at the end of a list. */
    inactive?: boolean | undefined;
  };

/** A button; `type` is "button" by default. */
export function Button(props: ButtonProps) {
  const { kind, big, icon, className, pressed, busy, inactive, type = 'button', onClick, ...rest } = props;
  const ignoresClicks = busy || inactive;
  return (
    <button
      {...rest}
      {...buttonAttributes({ kind, big, icon }, className)}
      type={type}
      aria-pressed={pressed}
      aria-disabled={ignoresClicks || undefined}
      data-busy={busy || undefined}
      data-inactive={inactive || undefined}
      onClick={ignoresClicks ? (event) => event.preventDefault() : onClick}
    />
  );
}

/** Returns the class and data attributes that style any element as a button. */
export function buttonAttributes({ kind = 'plain', big, icon }: ButtonStyleProps, className?: string) {
  return {
    className: className ? `${css.button} ${className}` : css.button,
    'data-kind': kind,
    'data-big': big || undefined,
    'data-icon': icon || undefined,
  };
}
