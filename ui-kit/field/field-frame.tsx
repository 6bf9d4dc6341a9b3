import { type ReactNode, useId } from 'react';
import { AlertIcon } from '../icon/icon.tsx';
import css from './field.module.css';

export type FieldFrameProps = {
  /** The name of the field, above it. */
  label: ReactNode;
  /** Error message, below the field; its presence marks the field as invalid. */
  message?: string | undefined;
  /** A hint for the input, below it. */
  note?: ReactNode;
  /** Right of the label, such as "Forgot Password?". */
  aside?: ReactNode;
};

export type ControlProps = {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** The frame of all fields: label above, then control, note and message. */
export function FieldFrame({
  label,
  message,
  note,
  aside,
  id,
  children,
}: FieldFrameProps & { id?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const described = [note && `${fieldId}-note`, message && `${fieldId}-message`].filter(Boolean).join(' ');
  return (
    <div className={css.field} data-bad={message ? '' : undefined}>
      <div className={css.head}>
        <label htmlFor={fieldId}>{label}</label>
        {aside}
      </div>
      {children({
        id: fieldId,
        className: css.input,
        'aria-invalid': message ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {note && (
        <span className={css.note} id={`${fieldId}-note`}>
          {note}
        </span>
      )}
      {message && (
        <span className={css.message} id={`${fieldId}-message`}>
          <AlertIcon />
          {message}
        </span>
      )}
    </div>
  );
}
