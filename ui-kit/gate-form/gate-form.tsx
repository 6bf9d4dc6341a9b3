import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { AlertIcon } from '../icon/icon.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import css from './gate-form.module.css';

export type GateField<Name extends string> = {
  /** Its key in the values. */
  name: Name;
  label: string;
  type: 'text' | 'email' | 'password';
  /** What a password manager fills in. */
  autoComplete: string;
  /** A hint for the input. */
  note?: string;
  /** To the right of the label. */
  aside?: ReactNode;
  /** Its initial value. */
  initialValue?: string | undefined;
};

export type Values<Name extends string> = Readonly<Record<Name, string>>;
/** An error of one field, or of the whole form with the field to focus. */
export type FormError<Name extends string> = { field: Name; message: string; isFormError?: true };

type GateFormProps<Name extends string> = {
  /** Heading and accessible name of the form. */
  title: string;
  /** A sentence under the heading. */
  subtitle?: string;
  /** The fields, from top to bottom. */
  fields: readonly GateField<Name>[];
  /** Text of the button. */
  submit: string;
  /** Returns the errors, the first of which gets the focus; none if the values can be sent. */
  check(values: Values<Name>): readonly FormError<Name>[];
  /** Sends valid values; returns false after a failure that was shown. */
  send(values: Values<Name>): Promise<boolean>;
  /** Links below the button. */
  children: ReactNode;
};

/** A log-in or registration form. The input stays after a failure, and it is sent once at a time. */
export function GateForm<Name extends string>(props: GateFormProps<Name>) {
  const { title, subtitle, fields, submit, check, send, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [values, setValues] = useState(() => initialValues(fields));
  const [errors, setErrors] = useState<readonly FormError<Name>[]>([]);
  const [busy, setBusy] = useState(false);
  useFocusOnMissing(form, fields);

  const submitted = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const newErrors = check(values);
    setErrors(newErrors);
    const first = newErrors[0];
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name="${first.field}"]`)?.focus();
    setBusy(true);
    await send(values).finally(() => setBusy(false));
  };
  const formError = errors.find(({ isFormError }) => isFormError);

  return (
    <form ref={form} className={css.form} aria-labelledby={id} onSubmit={submitted} noValidate>
      <div>
        <h1 id={id}>{title}</h1>
        {subtitle && <p className={css.subtitle}>{subtitle}</p>}
      </div>
      {fields.map(({ name, type, initialValue: _, ...rest }) => {
        const Control = type === 'password' ? PasswordField : Field;
        return (
          <Control
            {...rest}
            {...(type !== 'password' && { type, autoCapitalize: 'off', spellCheck: false })}
            key={name}
            name={name}
            value={values[name]}
            message={errors.find(({ field, isFormError }) => field === name && !isFormError)?.message}
            aria-required
            onChange={(event) => {
              setValues({ ...values, [name]: event.target.value });
              setErrors([]);
            }}
          />
        );
      })}
      {formError && (
        <p className={css.fault} role="alert">
          <AlertIcon />
          {formError.message}
        </p>
      )}
      <Button kind="primary" big type="submit" busy={busy}>
        {submit}
      </Button>
      <div className={css.links}>{children}</div>
    </form>
  );
}

/** Once a field is filled in already, the first empty one gets the focus. */
function useFocusOnMissing(form: { current: HTMLFormElement | null }, fields: readonly GateField<string>[]) {
  const [missing] = useState(() =>
    fields.some(({ initialValue }) => initialValue)
      ? fields.find(({ initialValue }) => !initialValue)?.name
      : undefined,
  );
  useEffect(() => {
    if (missing !== undefined) form.current?.querySelector<HTMLInputElement>(`[name="${missing}"]`)?.focus();
  }, [form, missing]);
}

function initialValues<Name extends string>(fields: readonly GateField<Name>[]): Values<Name> {
  return Object.fromEntries(fields.map(({ name, initialValue = '' }) => [name, initialValue])) as Values<Name>;
}
