import { useState } from 'react';
import type { FieldProps } from '../field/field.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import css from './password-field.module.css';

/** A password field with a button that shows or hides the password. */
export function PasswordField({ label, message, note, aside, id, ...input }: Omit<FieldProps, 'type'>) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <FieldFrame label={label} message={message} note={note} aside={aside} id={id}>
      {(control) => (
        <div className={css.frame}>
          <input
            {...input}
            {...control}
            type={isVisible ? 'text' : 'password'}
            autoCapitalize="off"
            spellCheck={false}
          />
          <button
            type="button"
            className={css.show}
            aria-controls={control.id}
            aria-label={isVisible ? 'Hide password' : 'Show password'}
            onClick={() => setIsVisible(!isVisible)}
          >
            {isVisible ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
