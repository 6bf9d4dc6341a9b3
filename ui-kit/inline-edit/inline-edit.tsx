import { type FormEvent, useState } from 'react';
import { Button } from '../button/button.tsx';
import css from './inline-edit.module.css';

type InlineEditProps = {
  /** Accessible name of the text field, such as "Topic title". */
  label: string;
  /** Initial text of the field: the saved one, or one that could not be saved. */
  initialValue: string;
  /** The saved text; saving it unchanged only closes the form (ATR-009). */
  saved: string;
  /** Called with a changed text, without spaces around it. */
  onSave: (value: string) => void;
  /** Called when an empty text is to be saved; the form stays open. */
  onEmpty: () => void;
  /** Called when the form is to be closed without a change. */
  onCancel: () => void;
};

/** Edits a title where it is shown (ATR-007): Enter saves, Escape cancels. */
export function InlineEdit({ label, initialValue, saved, onSave, onEmpty, onCancel }: InlineEditProps) {
  const [value, setValue] = useState(initialValue);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = value.trim();
    if (trimmed === '') onEmpty();
    else if (trimmed === saved) onCancel();
    else onSave(trimmed);
  };
  return (
    <form
      className={css.form}
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <input
        className={css.field}
        aria-label={label}
        value={value}
        maxLength={200}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the author has just opened it
        autoFocus
        onFocus={(event) => event.target.select()}
        // A title starts with a character other than a space (ATR-008).
        onChange={(event) => setValue(event.target.value.trimStart())}
      />
      <span className={css.ends}>
        <Button kind="primary" type="submit">
          Save
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </span>
    </form>
  );
}
