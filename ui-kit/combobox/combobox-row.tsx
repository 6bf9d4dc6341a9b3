import type { ReactNode } from 'react';
import { CheckIcon } from '../icon/icon.tsx';
import css from './combobox.module.css';

export type ComboboxOption = {
  id: string;
  /** What is chosen; the first line of the option. */
  label: string;
  /** Rendered instead of the label, and then the accessible name: a text with formulas. */
  content?: ReactNode;
  /** Smaller text of the option: below the label, or at its right if several can be chosen. */
  note?: string | undefined;
  /** Heading above the first of adjacent options with the same one. */
  group?: string | undefined;
  /** The option is shown but cannot be chosen. */
  disabled?: boolean | undefined;
};

type ComboboxRowProps = {
  /** DOM id, to which the text field points. */
  id: string;
  option: ComboboxOption;
  /** The keys act on this option. */
  isActive: boolean;
  /** Undefined if only one option can be chosen. */
  isChosen: boolean | undefined;
  onClick: (option: ComboboxOption) => void;
  onDoubleClick?: ((option: ComboboxOption) => void) | undefined;
};

/** One option of the list. */
export function ComboboxRow({ id, option, isActive, isChosen, onClick, onDoubleClick }: ComboboxRowProps) {
  const { label, content, note, disabled } = option;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys and points to the options
    <div
      id={id}
      className={css.option}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen ?? isActive}
      aria-disabled={disabled || undefined}
      data-active={isActive || undefined}
      // The field keeps the focus, because it handles the keys.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onClick(option)}
      onDoubleClick={() => onDoubleClick?.(option)}
    >
      {isChosen !== undefined && <CheckIcon />}
      {content ? <div>{content}</div> : <span>{label}</span>}
      {note && <small>{note}</small>}
    </div>
  );
}
