import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import css from './form.module.css';
import { isFilled, type Validator } from './validators.ts';

export type FormField = {
  /** Its key in the values. */
  name: string;
  label: string;
  /** A number is entered as digits only (ACC-062). */
  type: 'text' | 'email' | 'password' | 'number';
  /** What the value must match. */
  pattern?: RegExp | undefined;
  /** A further check: one of `validators`. */
  is?: Validator | undefined;
  /** Message for an invalid value; the default is "Invalid {label}". */
  message?: string | undefined;
  /** Fields of a group share a row under its name; a number that is left empty there becomes 0 (ACC-063). */
  group?: string | undefined;
  /** What the browser may fill in; the default is "off". */
  autoComplete?: string | undefined;
};

export type FormValues = Record<string, string>;

type FormProps = {
  /** The fields, from top to bottom. */
  fields: readonly FormField[];
  /** First values by the names of the fields; the default is an empty text. */
  initial?: FormValues | undefined;
  /** Text of the submit button. */
  submit: string;
  /** The values are being sent: the submit button ignores clicks. */
  busy?: boolean | undefined;
  /** Called with valid values: every field is filled, every pattern matches. */
  onSubmit: (values: FormValues) => void;
  /** A control between the fields and the buttons, such as Segmented; it is not among the values. */
  choice?: ReactNode;
  /** Buttons before the submit button, the safe one first. */
  children?: ReactNode;
};

/** A form that is described by data: every field is required (ACC-060), a field may have a pattern (ACC-061). */
export function Form({ fields, initial = {}, submit, busy, onSubmit, choice, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<FormValues>(() =>
    Object.fromEntries(fields.map((field) => [field.name, initial[field.name] ?? ''])),
  );
  const [messages, setMessages] = useState<FormValues>({});

  const change = (field: FormField, value: string) => {
    setValues((old) => ({ ...old, [field.name]: field.type === 'number' ? keepDigits(value) : value }));
    setMessages(({ [field.name]: _, ...others }) => others);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const errors = check(fields, values);
    setMessages(errors);
    const first = fields.find((field) => errors[field.name]);
    if (!first) onSubmit(values);
    else form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first.name)}"]`)?.focus();
  };
  const renderField = (field: FormField) => {
    const Control = field.type === 'password' ? PasswordField : Field;
    return (
      <Control
        key={field.name}
        label={field.label}
        name={field.name}
        type={field.type === 'email' ? 'email' : 'text'}
        inputMode={field.type === 'number' ? 'numeric' : undefined}
        autoComplete={field.autoComplete ?? 'off'}
        value={values[field.name] ?? ''}
        message={messages[field.name]}
        aria-required
        onChange={(event) => change(field, event.target.value)}
        onBlur={() => field.group && field.type === 'number' && !values[field.name] && change(field, '0')}
      />
    );
  };

  return (
    <form ref={form} className={css.form} onSubmit={send} noValidate>
      {groupFields(fields).map(({ group, members }) =>
        group === undefined ? (
          members.map(renderField)
        ) : (
          <fieldset key={group} className={css.group}>
            <legend>{group}</legend>
            {members.map(renderField)}
          </fieldset>
        ),
      )}
      {choice && <div>{choice}</div>}
      <div className={css.actions}>
        {children}
        <Button kind="primary" type="submit" busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

/** Returns the error messages, by field name. */
function check(fields: readonly FormField[], values: FormValues): FormValues {
  const messages: FormValues = {};
  for (const { name, label, pattern, is, message } of fields) {
    const value = values[name] ?? '';
    if (!isFilled(value)) messages[name] = `Please enter ${label}`;
    else if ((pattern && value.search(pattern) === -1) || is?.(value) === false)
      messages[name] = message ?? `Invalid ${label}`;
  }
  return messages;
}

/** Keeps only digits: the browser's own number input accepts e, E, +, - and the dot (ACC-062). */
function keepDigits(value: string): string {
  return value.replace(/\D/g, '');
}

function groupFields(fields: readonly FormField[]) {
  const rows: { group: string | undefined; members: FormField[] }[] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (last && last.group === field.group) last.members.push(field);
    else rows.push({ group: field.group, members: [field] });
  }
  return rows;
}
