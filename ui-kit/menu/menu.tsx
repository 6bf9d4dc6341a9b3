import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button, type ButtonStyleProps } from '../button/button.tsx';
import { usePopover } from '../popover/use-popover.ts';
import css from './menu.module.css';
import { createTypeahead, focusAfterKey } from './menu-focus.ts';

export type MenuItem = {
  /** Text of the row; unique in its menu. */
  label: string;
  /** Shown instead of the label, which is then the accessible name: a colour, or the label with its shortcut. */
  content?: ReactNode;
  /** Called after the menu has closed. */
  onSelect: () => void;
  /** The action destroys something. */
  danger?: boolean | undefined;
  /** The item stays visible and focusable, but does nothing. */
  disabled?: boolean | undefined;
  /** Whether a choice is chosen; undefined for an action. */
  checked?: boolean | undefined;
};

type MenuProps = ButtonStyleProps & {
  /** Accessible name, for a button with an icon. */
  label?: string | undefined;
  /** The content of the button. */
  children: ReactNode;
  /** Its rows, in order: actions, or choices if they have `checked`. */
  items: readonly MenuItem[];
  /** Edge of the button that the menu is aligned with. */
  align?: 'start' | 'end' | undefined;
  /** Items per row; with more than one, Left and Right move as well. */
  columns?: number | undefined;
  /** Several choices can be chosen at once. */
  multiple?: boolean | undefined;
  /** Label of the item that is focused first; by default the chosen one, otherwise the first. */
  firstFocus?: string | undefined;
  /** Renders another button than the kit's with these props, such as that of a toolbar. */
  renderButton?: ((props: ComponentProps<'button'>) => ReactNode) | undefined;
};

/**
 * A button with a menu of actions or choices. Arrows, Home, End and first letters move the focus; Escape closes it and
 * restores the focus.
 */
export function Menu(props: MenuProps) {
  const { label, children, items, align = 'end', columns = 1, multiple, firstFocus, renderButton, ...rest } = props;
  const { show, hide, panel, isOpen, buttonProps, panelProps } = usePopover(align);
  const [typeahead] = useState(createTypeahead);
  const rows = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  const open = (index: number) => {
    show();
    rows().at(index)?.focus();
  };
  const first = items.findIndex((item) => (firstFocus ? item.label === firstFocus : item.checked));

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of the list or form around it.
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = rows();
    const from = all.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'Escape' || event.key === 'Tab') hide();
    else {
      const to =
        focusAfterKey(event.key, { from, count: all.length, columns }) ??
        typeahead({ key: event.key, at: event.timeStamp }, { from, labels: items.map((item) => item.label) });
      if (to === undefined) return;
      all[to]?.focus();
    }
    if (event.key !== 'Tab') event.preventDefault();
  };

  const button: ComponentProps<'button'> = {
    ...buttonProps,
    'aria-label': label,
    'aria-haspopup': 'menu',
    onClick: (event) => {
      if (isOpen) return buttonProps.onClick(event);
      // Otherwise the browser would toggle it once more.
      event.preventDefault();
      open(Math.max(0, first));
    },
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      open(event.key === 'ArrowUp' ? -1 : Math.max(0, first));
    },
    children,
  };
  return (
    <>
      {renderButton ? renderButton(button) : <Button {...rest} {...button} />}
      {isOpen && (
        <div
          {...panelProps}
          className={`${panelProps.className} ${css.menu}`}
          style={{ gridTemplateColumns: `repeat(${columns}, auto)` }}
          data-grid={columns > 1 || undefined}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={onKeyDown}
        >
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              {...roleOf(item, multiple)}
              tabIndex={-1}
              aria-label={item.content ? item.label : undefined}
              title={columns > 1 && item.content ? item.label : undefined}
              data-danger={item.danger || undefined}
              aria-disabled={item.disabled || undefined}
              onClick={() => {
                if (item.disabled) return;
                hide();
                item.onSelect();
              }}
            >
              {item.content ?? item.label}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

function roleOf({ checked }: MenuItem, multiple: boolean | undefined) {
  if (checked === undefined) return { role: 'menuitem' };
  return { role: multiple ? 'menuitemcheckbox' : 'menuitemradio', 'aria-checked': checked };
}
