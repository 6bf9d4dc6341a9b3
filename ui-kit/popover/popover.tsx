import type { ReactNode } from 'react';
import { Button, type ButtonStyleProps } from '../button/button.tsx';
import { usePopover } from './use-popover.ts';

type PopoverProps = ButtonStyleProps & {
  /** Accessible name and title of a button that contains only an icon. */
  label?: string | undefined;
  /** The content of the button. */
  button: ReactNode;
  /** Edge of the button that the panel is aligned with. */
  align?: 'start' | 'end' | undefined;
  /** Renders the content while the panel is open; `close` closes it and focuses the button. */
  children: (close: () => void) => ReactNode;
};

/** A button that opens a panel at itself. Escape, a click elsewhere and `close` close it and restore the focus. */
export function Popover({ label, button, align = 'start', children, ...styleProps }: PopoverProps) {
  const { isOpen, hide, buttonProps, panelProps } = usePopover(align);
  return (
    <>
      <Button {...styleProps} {...buttonProps} aria-label={label} title={label}>
        {button}
      </Button>
      {isOpen && <div {...panelProps}>{children(hide)}</div>}
    </>
  );
}
