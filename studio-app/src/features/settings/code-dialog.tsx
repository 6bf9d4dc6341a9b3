import type { RegistrationCode } from '@fourfold/core/contract/audit';
import { dayAt } from '@fourfold/core/day/day';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Field } from '@fourfold/ui-kit/field';
import { LoadingOverlay } from '@fourfold/ui-kit/loading-overlay';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import css from './code-dialog.module.css';
import { type CodeForm, codeBodyOf, codeErrorsOf, emptyCode } from './code-form.ts';
import { addCode, changeCode } from './save-code.ts';

type CodeDialogProps = { /** null for a new one. */ code: RegistrationCode | null; onClose: () => void };

/** The form of a new code, its limits and its note; of an existing code only the note can be changed. */
export function CodeDialog({ code, onClose }: CodeDialogProps) {
  const [form, setForm] = useState<CodeForm>({ ...emptyCode, code: code?.code ?? '', note: code?.note ?? '' });
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [today] = useState(() => dayAt(new Date()));
  const formElement = useRef<HTMLFormElement>(null);
  const errors = codeErrorsOf(form, today);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setWasSubmitted(true);
    if (busy) return;
    const [invalidField] = Object.keys(errors);
    if (invalidField) return formElement.current?.querySelector<HTMLElement>(`[name="${invalidField}"]`)?.focus();
    setBusy(true);
    const { note, ...limits } = codeBodyOf(form);
    const saved = code
      ? await changeCode({ code: code.code, note }, `Note of ${code.code} saved`)
      : await addCode({ note, ...limits });
    setBusy(false);
    if (saved) onClose();
  }
  const field = (name: keyof CodeForm) => ({
    name,
    autoComplete: 'off',
    value: form[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setForm({ ...form, [name]: target.value }),
  });
  return (
    <Dialog title={code ? `Note of ${code.code}` : 'Add code'} blocking={busy} onClose={onClose}>
      {busy && <LoadingOverlay />}
      <form ref={formElement} className={css.form} onSubmit={submit} noValidate>
        {!code && (
          <>
            <Field
              {...field('code')}
              label="Code"
              message={wasSubmitted ? errors.code : undefined}
              aria-required
              maxLength={100}
            />
            <div className={css.limits}>
              <Field
                {...field('uses')}
                label="Uses"
                inputMode="numeric"
                note="How many may register. Empty: no limit."
                message={wasSubmitted ? errors.uses : undefined}
              />
              <Field
                {...field('lastDay')}
                label="Last day"
                type="date"
                min={today}
                max="9999-12-31"
                note="Empty: no end."
                message={wasSubmitted ? errors.lastDay : undefined}
              />
            </div>
          </>
        )}
        <Field {...field('note')} label="Note" note="Who it is for. Only super admins see it." maxLength={200} />
        <div className={css.actions}>
          <Button kind="quiet" busy={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" busy={busy}>
            {code ? 'Save' : 'Add'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
