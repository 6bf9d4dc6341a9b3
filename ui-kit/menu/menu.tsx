import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { followAnchor } from '../anchored-panel/anchored-panel.ts';
import { Button, type ButtonStyleProps } from '../button/button.tsx';
import css from './menu.module.css';

export type MenuItem = {
  label: string;
  onSelect: () => void;
  /** It destroys something. */
  danger?: boolean | undefined;
  /** It is not possible now: it can be reached, and a click does nothing. */
  disabled?: boolean | undefined;
};

type MenuProps = ButtonStyleProps & {
  /** Accessible name, for a button with an icon. */
  label?: string | undefined;
  /** The content of the button. */
  children: ReactNode;
  /** The rows, from top to bottom. */
  items: readonly MenuItem[];
  /** The edge of the button at which the menu begins. */
  align?: 'start' | 'end' | undefined;
};

/** Milliseconds after which typed letters start a new search. */
const typeaheadMs = 500;

/**
 * A button with a menu. Arrows, Home, End and first letters move the focus; Escape closes it and restores the focus.
 */
export function Menu({ label, children, items, align = 'end', ...styleProps }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY });
  const [open, setOpen] = useState(false);
  // The popover is rendered on first use: Tab checks every closed popover, which is slow in lists
  // of hundreds.
  const [wasOpened, setWasOpened] = useState(false);

  useEffect(() => {
    if (!open || !panel.current || !button.current) return;
    const above = (at: DOMRect, box: DOMRect) => at.bottom + box.height + 12 > innerHeight && at.top > box.height;
    return followAnchor(panel.current, button.current, { isAbove: above, align });
  }, [open, align]);

  const rows = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const show = (at: 0 | -1) => {
    flushSync(() => setWasOpened(true));
    panel.current?.showPopover();
    rows().at(at)?.focus();
  };
  const hide = () => {
    panel.current?.hidePopover();
    button.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const all = rows();
    const now = all.indexOf(document.activeElement as HTMLElement);
    const typing = event.timeStamp - typed.current.at < typeaheadMs;
    const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[event.key];
    if (to !== undefined) all.at(to % all.length)?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') hide();
    else if (event.key.length === 1 && (typing || event.key !== ' ')) {
      const text = (typing ? typed.current.text : '') + event.key.toLowerCase();
      typed.current = { text, at: event.timeStamp };
      // One letter moves to the next match; a longer word may stay.
      const from = text.length === 1 ? now + 1 : now;
      const order = [...all.slice(from), ...all.slice(0, from)];
      order.find((row) => row.textContent?.toLowerCase().startsWith(text))?.focus();
    } else return;
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <Button
        {...styleProps}
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={wasOpened ? id : undefined}
        popoverTarget={wasOpened ? id : undefined}
        onClick={(event) => {
          // The browser would open it later; keys pressed at once must reach the menu.
          event.preventDefault();
          if (panel.current?.matches(':popover-open')) hide();
          else show(0);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          show(event.key === 'ArrowDown' ? 0 : -1);
        }}
      >
        {children}
      </Button>
      {wasOpened && (
        <div
          ref={panel}
          id={id}
          className={css.menu}
          popover="auto"
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          onToggle={(event) => setOpen(event.newState === 'open')}
        >
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-danger={item.danger || undefined}
              aria-disabled={item.disabled || undefined}
              onClick={() => {
                if (item.disabled) return;
                hide();
                item.onSelect();
              }}
            >
              {item.label}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
