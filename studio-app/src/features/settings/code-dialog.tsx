import type { RegistrationCode } from '@fourfold/core/contract/audit';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Field } from '@fourfold/ui-kit/field';
import { LoadingOverlay } from '@fourfold/ui-kit/loading-overlay';
import { type FormEvent, useRef, useState } from 'react';
import css from './code-dialog.module.css';
import { addCode, changeCode } from './save-code.ts';

type CodeDialogProps = { /** null for a new one. */ code: RegistrationCode | null; onClose: () => void };

/** Asks for a code and what it is for; of a code that is there, for the note alone. */
export function CodeDialog({ code, onClose }: CodeDialogProps) {
  const [written, setWritten] = useState(code?.code ?? '');
  const [note, setNote] = useState(code?.note ?? '');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLFormElement>(null);
  const slip = slipOf(written.trim());

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (busy) return;
    if (slip) return field.current?.querySelector<HTMLElement>('[name="code"]')?.focus();
    setBusy(true);
    const given = { code: written.trim(), note: note.trim() };
    const saved = code ? await changeCode(given, `Note of ${given.code} saved`) : await addCode(given);
    setBusy(false);
    if (saved) onClose();
  }
  return (
    <Dialog title={code ? `Note of ${code.code}` : 'Add code'} blocking={busy} onClose={onClose}>
      {busy && <LoadingOverlay />}
      <form ref={field} className={css.form} onSubmit={submit} noValidate>
        {!code && (
          <Field
            label="Code"
            name="code"
            autoComplete="off"
            value={written}
            message={tried ? slip : undefined}
            aria-required
            maxLength={100}
            onChange={({ target }) => setWritten(target.value)}
          />
        )}
        <Field
          label="Note"
          name="note"
          autoComplete="off"
          note="Who it is for. Only super admins see it."
          value={note}
          maxLength={200}
          onChange={({ target }) => setNote(target.value)}
        />
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

function slipOf(code: string): string | undefined {
  if (code === '') return 'Please enter Code';
  return code.length < 4 ? 'A code has at least 4 characters' : undefined;
}
