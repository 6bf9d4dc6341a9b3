import { followAnchor } from '@fourfold/ui-kit/anchored-panel';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import css from './dropdown-picker.module.css';
import type { Shortcut } from './shortcut.ts';
import { ToolButton } from './tool-button.tsx';

type PickerOption = {
  label: string;
  /** Rendered instead of the label. */
  content?: ReactNode;
  checked: boolean;
  onChoose: () => void;
};

type DropdownPickerProps = {
  label: string;
  shortcut?: Shortcut;
  /** The present value, if the button shows it. */
  value?: string;
  /** The content of the button. */
  children: ReactNode;
  options: readonly PickerOption[];
  /** Options per row; arrow keys also move between rows. */
  columns?: number;
  /** Several options can be checked at once. */
  isMultiple?: boolean;
  /** Label of the option that is focused first if none is checked. */
  initialFocus?: string;
};

/** A toolbar button with a menu: arrow keys, Home and End move in it, Enter chooses, Escape returns to the button. */
export function DropdownPicker({
  label,
  shortcut,
  value,
  children,
  options,
  columns = 1,
  isMultiple,
  initialFocus,
}: DropdownPickerProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open || !panel.current || !button.current) return;
    const above = (at: DOMRect, box: DOMRect) => at.bottom + box.height + 12 > innerHeight && at.top > box.height;
    return followAnchor(panel.current, button.current, { isAbove: above });
  }, [open]);

  const rows = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  const show = () => {
    panel.current?.showPopover();
    const checked = options.findIndex(({ checked }) => checked);
    const preferred = options.findIndex((option) => option.label === initialFocus);
    rows()[Math.max(0, preferred === -1 ? checked : preferred)]?.focus();
  };
  const hide = () => {
    panel.current?.hidePopover();
    button.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const all = rows();
    const index = all.indexOf(document.activeElement as HTMLElement);
    const steps = { ArrowDown: columns, ArrowUp: -columns, ArrowRight: 1, ArrowLeft: -1 };
    const targetIndex =
      { Home: 0, End: all.length - 1 }[event.key] ?? index + (steps[event.key as keyof typeof steps] ?? 0);
    event.stopPropagation();
    if (event.key === 'Tab') hide();
    if (event.key !== 'Escape' && targetIndex === index) return;
    event.preventDefault();
    if (event.key === 'Escape') hide();
    else all.at(targetIndex % all.length)?.focus();
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
        {options.map((option) => (
          <button
            key={option.label}
            type="button"
            {...{ role: isMultiple ? 'menuitemcheckbox' : 'menuitemradio', 'aria-checked': option.checked }}
            tabIndex={-1}
            aria-label={option.label}
            title={columns > 1 ? option.label : undefined}
            onClick={() => {
              panel.current?.hidePopover();
              option.onChoose();
            }}
          >
            {option.content ?? option.label}
          </button>
        ))}
      </div>
    </>
  );
}
