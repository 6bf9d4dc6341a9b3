import { useState } from 'react';
import type { FieldProps } from '../field/field.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import css from './password-field.module.css';

/** A password field with a button that shows or hides the password. */
export function PasswordField({ label, message, note, aside, id, ...input }: Omit<FieldProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame label={label} message={message} note={note} aside={aside} id={id}>
      {(control) => (
        <div className={css.frame}>
          <input {...input} {...control} type={shown ? 'text' : 'password'} autoCapitalize="off" spellCheck={false} />
          <button
            type="button"
            className={css.show}
            aria-controls={control.id}
            aria-label={shown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
