import { attempt } from '@fourfold/app-shell/attempt';
import { api } from '@fourfold/app-shell/session';
import { newId } from '@fourfold/core/browser/new-id';
import type { ProblemSet } from '@fourfold/core/contract/content';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Field } from '@fourfold/ui-kit/field';
import { type FormEvent, useId, useState } from 'react';
import { locationFieldsOf, type SetLocation } from './set-locations.ts';

type CreateSetDialogProps = {
  setLocation: SetLocation;
  setCount: number;
  onCreated: (sets: readonly ProblemSet[]) => void;
  onClose: () => void;
};

/** Creates a problem set with a title, after the last one. */
export function CreateSetDialog({ setLocation, setCount, onCreated, onClose }: CreateSetDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  // A retry after a lost reply sends the same id, so that no second set is created.
  const [id] = useState(() => newId());
  const title = typed.trim();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (title === '' || busy) return;
    setBusy(true);
    const set = await attempt(
      api('POST /problem_sets', { body: { id, title, ...locationFieldsOf(setLocation, setCount) } }),
    );
    setBusy(false);
    if (!set) return;
    onCreated([set]);
    showAlert('success', `ProblemSet ('${set.title}') created`);
    onClose();
  }

  return (
    <Dialog
      title="Create Problem Set"
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" form={form} disabled={title === ''} busy={busy}>
            Create Problem Set
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <Field
          label="Title"
          value={typed}
          maxLength={200}
          autoFocus
          onChange={(event) => setTyped(event.target.value.trimStart())}
        />
      </form>
    </Dialog>
  );
}
