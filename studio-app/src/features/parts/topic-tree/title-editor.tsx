import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { type FormEvent, useState } from 'react';
import css from './title-editor.module.css';

type TitleEditorProps = {
  /** Kind of the record, such as "Topic". */
  type: string;
  /** Initial value: the current title, or one that could not be saved. */
  initialTitle: string;
  /** The current title; saving it unchanged only closes the form (ATR-009). */
  saved: string;
  onSave: (title: string) => void;
  onCancel: () => void;
};

/** Edits a title in place (ATR-007): Enter saves, Escape cancels. */
export function TitleEditor({ type, initialTitle, saved, onSave, onCancel }: TitleEditorProps) {
  const [title, setTitle] = useState(initialTitle);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = title.trim();
    if (trimmed === '') showAlert('error', `Please enter ${type} title`);
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
        aria-label={`${type} title`}
        value={title}
        maxLength={200}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the author has just asked for it
        autoFocus
        onFocus={(event) => event.target.select()}
        // A title starts with a character other than a space (ATR-008).
        onChange={(event) => setTitle(event.target.value.trimStart())}
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
