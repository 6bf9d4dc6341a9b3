import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import css from './account-page.module.css';

export type NameFormProps = {
  /** The saved name. */
  saved: string;
  /** Saves the name and returns whether it was saved; a failure has been shown. */
  onSave: (name: string) => Promise<boolean>;
};

/** Maximum number of letters. */
const maxLength = 100;

/** The form for the account's name; the input stays after a failure. */
export function NameForm({ saved, onSave }: NameFormProps) {
  const field = useRef<HTMLFormElement>(null);
  const id = useId();
  const [name, setName] = useState(saved);
  const [isEmpty, setEmpty] = useState(false);
  const [busy, setBusy] = useState(false);
  const trimmedName = name.trim();

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setEmpty(trimmedName === '');
    if (trimmedName === '') return field.current?.querySelector('input')?.focus();
    setBusy(true);
    const done = await onSave(trimmedName).finally(() => setBusy(false));
    if (done) setName(trimmedName);
  }

  return (
    <form ref={field} className={css.form} onSubmit={send} noValidate>
      <Field
        id={id}
        label="Name"
        name="username"
        autoComplete="name"
        maxLength={maxLength}
        value={name}
        message={isEmpty ? 'Please enter name' : undefined}
        aria-required
        onChange={({ target }) => {
          setName(target.value);
          setEmpty(false);
        }}
      />
      <div>
        <Button type="submit" busy={busy} disabled={trimmedName === saved}>
          Save name
        </Button>
      </div>
    </form>
  );
}
