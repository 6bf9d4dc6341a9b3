import { type MouseEvent, type ToggleEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { followAnchor } from '../anchored-panel/anchored-panel.ts';
import css from './popover.module.css';

/** State, focus and position of a panel that a button opens; returns the props of both. */
export function usePopover(align: 'start' | 'end') {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // A closed panel is not rendered: Tab checks each of them, which is slow in lists of hundreds.
  const [isOpen, setOpen] = useState(false);

  useLayoutEffect(() => {
    if (!isOpen || !panel.current || !button.current) return;
    panel.current.showPopover();
    return followAnchor(panel.current, button.current, { isAbove: fitsOnlyAbove, align });
  }, [isOpen, align]);

  /** The panel is visible when it returns, so that the next keys reach it. */
  const show = () => flushSync(() => setOpen(true));
  const hide = () => {
    panel.current?.hidePopover();
    setOpen(false);
    button.current?.focus();
  };
  return {
    show,
    hide,
    panel,
    isOpen,
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      // Without it the browser would close the panel before the click, which would open it again.
      popoverTarget: isOpen ? id : undefined,
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        if (isOpen) hide();
        else show();
      },
    },
    panelProps: {
      ref: panel,
      id,
      className: css.panel,
      popover: 'auto',
      onToggle: (event: ToggleEvent) => setOpen(event.newState === 'open'),
    },
  } as const;
}

function fitsOnlyAbove(anchor: DOMRect, panel: DOMRect): boolean {
  return anchor.bottom + panel.height + 12 > innerHeight && anchor.top > panel.height;
}
