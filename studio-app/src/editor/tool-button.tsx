import type { ReactNode, Ref } from 'react';
import { ariaKeyShortcuts, type Shortcut, shortcutText } from './shortcut.ts';
import { useTabStop } from './toolbar.tsx';

export type ToolButtonProps = {
  /** Its accessible name; with the shortcut also its title. */
  label: string;
  shortcut?: Shortcut | undefined;
  /** The present value, if the button shows it. */
  value?: string | undefined;
  /** Whether it is on; undefined if it is not a toggle. */
  pressed?: boolean | undefined;
  /** Stays visible and focusable, but does nothing. */
  disabled?: boolean | undefined;
  onPress: () => void;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
  /** The button opens a menu or dialog. */
  popup?: { kind: 'menu' | 'dialog'; open: boolean; id?: string } | undefined;
};

/** One button of a toolbar. A click does not take the focus and selection from the text. */
export function ToolButton({
  label,
  shortcut,
  value,
  pressed,
  disabled,
  onPress,
  children,
  ref,
  popup,
}: ToolButtonProps) {
  const tabStopProps = useTabStop(label);
  return (
    <button
      {...tabStopProps}
      ref={ref}
      type="button"
      aria-label={value ? `${label} ${value}` : label}
      title={shortcut ? `${label}, ${shortcutText(shortcut)}` : label}
      aria-keyshortcuts={shortcut && ariaKeyShortcuts(shortcut)}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      aria-haspopup={popup?.kind}
      aria-expanded={popup?.open}
      aria-controls={popup?.id}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && onPress()}
    >
      {children}
    </button>
  );
}
