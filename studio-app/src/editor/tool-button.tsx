import type { ReactNode, Ref } from 'react';
import { keysOf, type Shortcut, shownShortcut } from './shortcut.ts';
import { useTurn } from './toolbar.tsx';

export type ToolButtonProps = {
  /** Its name, and with the shortcut its title. */
  label: string;
  shortcut?: Shortcut | undefined;
  /** What it stands at, where it shows that. */
  value?: string | undefined;
  /** A tool that is on or off says which. */
  pressed?: boolean | undefined;
  /** It keeps its place and its turn, and does nothing. */
  disabled?: boolean | undefined;
  onPress: () => void;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
  /** The tool opens something. */
  popup?: { kind: 'menu' | 'dialog'; open: boolean; id?: string } | undefined;
};

/** One tool of a toolbar. The text keeps its focus and selection while it is pressed. */
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
  const turn = useTurn(label);
  return (
    <button
      {...turn}
      ref={ref}
      type="button"
      aria-label={value ? `${label} ${value}` : label}
      title={shortcut ? `${label}, ${shownShortcut(shortcut)}` : label}
      aria-keyshortcuts={shortcut && keysOf(shortcut)}
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
