import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import css from './account-page.module.css';

const fields = [
  { name: 'oldPassword', label: 'Old Password', autoComplete: 'current-password' },
  { name: 'password', label: 'New Password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm Password', autoComplete: 'new-password' },
] as const;

type FieldName = (typeof fields)[number]['name'];
export type Passwords = Record<FieldName, string>;
/** An error, shown under its field. */
export type PasswordError = { field: FieldName; message: string };

export type PasswordFormProps = {
  /** Email of the account, for password managers. */
  email: string;
  /** Called with checked values. Returns 'changed', the error of a field, or 'failed' after another error was shown. */
  onChange: (passwords: Passwords) => Promise<'changed' | 'failed' | PasswordError>;
};

/** Minimum length of a password, in characters (ACC-025). */
const minLength = 8;
const emptyValues: Passwords = { oldPassword: '', password: '', confirmPassword: '' };

/** Changes the password. Asks for the old one, so that access to an open browser is not enough (Q169). */
export function PasswordForm({ email, onChange }: PasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(emptyValues);
  const [error, setError] = useState<PasswordError | null>(null);
  const [busy, setBusy] = useState(false);

  const showError = (error: PasswordError) => {
    setError(error);
    form.current?.querySelector<HTMLElement>(`[name="${error.field}"]`)?.focus();
  };
  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const error = checkPasswords(values);
    if (error) return showError(error);
    setBusy(true);
    const outcome = await onChange(values).finally(() => setBusy(false));
    if (typeof outcome === 'object') return showError(outcome);
    if (outcome === 'changed') setValues(emptyValues);
  }

  return (
    <form ref={form} className={css.form} onSubmit={send} noValidate>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {fields.map(({ name, label, autoComplete }) => (
        <PasswordField
          key={name}
          label={label}
          name={name}
          autoComplete={autoComplete}
          value={values[name]}
          message={error?.field === name ? error.message : undefined}
          aria-required
          onChange={({ target }) => {
            setValues({ ...values, [name]: target.value });
            setError(null);
          }}
        />
      ))}
      <div>
        <Button type="submit" busy={busy}>
          Change password
        </Button>
      </div>
    </form>
  );
}

/** Checks the values before they are sent; the messages are those of the reset page (ACC-025, ACC-026). */
function checkPasswords({ oldPassword, password, confirmPassword }: Passwords): PasswordError | null {
  if (oldPassword === '') return { field: 'oldPassword', message: 'Please enter old password' };
  if (password.length < minLength) {
    return { field: 'password', message: `New Password should be minimum ${minLength} characters.` };
  }
  if (confirmPassword !== password) {
    return { field: 'confirmPassword', message: 'New Password & Confirm Password should match.' };
  }
  return null;
}
