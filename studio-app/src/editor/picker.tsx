import { keepPlaced } from '@fourfold/ui-kit/place';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import css from './picker.module.css';
import type { Shortcut } from './shortcut.ts';
import { ToolButton } from './tool-button.tsx';

type Choice = {
  label: string;
  /** Rendered instead of the label. */
  shown?: ReactNode;
  checked: boolean;
  onChoose: () => void;
};

type PickerProps = {
  label: string;
  shortcut?: Shortcut;
  /** The present value, if the button shows it. */
  value?: string;
  /** The content of the button. */
  children: ReactNode;
  choices: readonly Choice[];
  /** Options per row; arrow keys also move between rows. */
  columns?: number;
  /** Several options can be checked at once. */
  many?: boolean;
  /** Label of the option that is focused first if none is checked. */
  first?: string;
};

/**
 * A toolbar button with a menu: arrow keys, Home and End move in it, Enter chooses, Escape returns
 * to the button.
 */
export function Picker({ label, shortcut, value, children, choices, columns = 1, many, first }: PickerProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open || !panel.current || !button.current) return;
    const above = (at: DOMRect, box: DOMRect) => at.bottom + box.height + 12 > innerHeight && at.top > box.height;
    return keepPlaced(panel.current, button.current, { above });
  }, [open]);

  const rows = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  const show = () => {
    panel.current?.showPopover();
    const checked = choices.findIndex(({ checked }) => checked);
    const wished = choices.findIndex((choice) => choice.label === first);
    rows()[Math.max(0, wished === -1 ? checked : wished)]?.focus();
  };
  const hide = () => {
    panel.current?.hidePopover();
    button.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const all = rows();
    const now = all.indexOf(document.activeElement as HTMLElement);
    const steps = { ArrowDown: columns, ArrowUp: -columns, ArrowRight: 1, ArrowLeft: -1 };
    const to = { Home: 0, End: all.length - 1 }[event.key] ?? now + (steps[event.key as keyof typeof steps] ?? 0);
    event.stopPropagation();
    if (event.key === 'Tab') hide();
    if (event.key !== 'Escape' && to === now) return;
    event.preventDefault();
    if (event.key === 'Escape') hide();
    else all.at(to % all.length)?.focus();
  };

  return (
    <>
      <ToolButton
        label={label}
        shortcut={shortcut}
        value={value}
        ref={button}
        popup={{ kind: 'menu', open, id }}
        onPress={() => (open ? hide() : show())}
      >
        {children}
      </ToolButton>
      <div
        ref={panel}
        id={id}
        className={css.panel}
        style={{ gridTemplateColumns: `repeat(${columns}, auto)` }}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {choices.map((choice) => (
          <button
            key={choice.label}
            type="button"
            {...{ role: many ? 'menuitemcheckbox' : 'menuitemradio', 'aria-checked': choice.checked }}
            tabIndex={-1}
            aria-label={choice.label}
            title={columns > 1 ? choice.label : undefined}
            onClick={() => {
              panel.current?.hidePopover();
              choice.onChoose();
            }}
          >
            {choice.shown ?? choice.label}
          </button>
        ))}
      </div>
    </>
  );
}
