import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { AlertIcon } from '../icon/icon.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import css from './gate-form.module.css';

export type GateField<Name extends string> = {
  name: Name;
  label: string;
  type: 'text' | 'email' | 'password';
  autoComplete: string;
  note?: string;
  /** To the right of the label. */
  aside?: ReactNode;
  /** Its initial value. */
  known?: string | undefined;
};

export type Values<Name extends string> = Readonly<Record<Name, string>>;
/** An error of one field, or of the whole form with the field to focus. */
export type Fault<Name extends string> = { field: Name; message: string; ofForm?: true };

type GateFormProps<Name extends string> = {
  title: string;
  subtitle?: string;
  fields: readonly GateField<Name>[];
  submit: string;
  check(values: Values<Name>): readonly Fault<Name>[];
  /** Sends valid values; returns false after a failure that was shown. */
  send(values: Values<Name>): Promise<boolean>;
  /** Links below the button. */
  children: ReactNode;
};

/**
 * A log-in or registration form. The input stays after a failure, and it is sent once at a time.
 */
export function GateForm<Name extends string>(props: GateFormProps<Name>) {
  const { title, subtitle, fields, submit, check, send, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [values, setValues] = useState(() => knownValues(fields));
  const [faults, setFaults] = useState<readonly Fault<Name>[]>([]);
  const [busy, setBusy] = useState(false);

  const submitted = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = check(values);
    setFaults(found);
    const first = found[0];
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name="${first.field}"]`)?.focus();
    setBusy(true);
    await send(values).finally(() => setBusy(false));
  };
  const whole = faults.find(({ ofForm }) => ofForm);

  return (
    <form ref={form} className={css.form} aria-labelledby={id} onSubmit={submitted} noValidate>
      <div>
        <h1 id={id}>{title}</h1>
        {subtitle && <p className={css.subtitle}>{subtitle}</p>}
      </div>
      {fields.map(({ name, type, known: _, ...rest }) => {
        const Control = type === 'password' ? PasswordField : Field;
        return (
          <Control
            {...rest}
            {...(type !== 'password' && { type, autoCapitalize: 'off', spellCheck: false })}
            key={name}
            name={name}
            value={values[name]}
            message={faults.find(({ field, ofForm }) => field === name && !ofForm)?.message}
            aria-required
            onChange={(event) => {
              setValues({ ...values, [name]: event.target.value });
              setFaults([]);
            }}
          />
        );
      })}
      {whole && (
        <p className={css.fault} role="alert">
          <AlertIcon />
          {whole.message}
        </p>
      )}
      <Button kind="primary" big type="submit" busy={busy}>
        {submit}
      </Button>
      <div className={css.links}>{children}</div>
    </form>
  );
}

function knownValues<Name extends string>(fields: readonly GateField<Name>[]): Values<Name> {
  return Object.fromEntries(fields.map(({ name, known = '' }) => [name, known])) as Values<Name>;
}
