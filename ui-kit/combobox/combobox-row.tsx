import { CheckIcon } from '../icon/icon.tsx';
import css from './combobox.module.css';

export type ComboboxOption = {
  id: string;
  /** What is chosen; the first line of the option. */
  label: string;
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
  onPick: (option: ComboboxOption) => void;
};

/** One option of the list. */
export function ComboboxRow({ id, option, isActive, isChosen, onPick }: ComboboxRowProps) {
  const { label, note, disabled } = option;
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
      onClick={() => onPick(option)}
    >
      {isChosen !== undefined && <CheckIcon />}
      <span>{label}</span>
      {note && <small>{note}</small>}
    </div>
  );
}
