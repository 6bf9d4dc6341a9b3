import type { UserType } from '@fourfold/core/contract/users';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Field } from '@fourfold/ui-kit/field';
import { AlertIcon } from '@fourfold/ui-kit/icon';
import { LoadingOverlay } from '@fourfold/ui-kit/loading-overlay';
import { Select } from '@fourfold/ui-kit/select';
import { type FormEvent, useId, useRef, useState } from 'react';
import { newIds } from '../../data/new-ids.ts';
import { attempt } from '../../session/attempt.ts';
import { api } from '../../session/session.ts';
import css from './add-user-dialog.module.css';
import { checkUser, type Faults, type Typed } from './check-user.ts';
import { listOfType, type UserList, userLists } from './user-lists.ts';
import { refreshUsers } from './users-query.ts';

type AddUserDialogProps = {
  /** The list that the dialog is opened from. */
  list: UserList;
  onClose: () => void;
};

const types = [
  { value: '', label: 'Choose a type' },
  ...Object.values(userLists).map(({ type }) => ({ value: type, label: type })),
];

/** Creates a user by name, email and type (USR-004); the user chooses a password through a mailed link (Q3). */
export function AddUserDialog({ list, onClose }: AddUserDialogProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>({
    username: '',
    email: '',
    // The type Admin has to be chosen on purpose.
    userType: list.type === 'Admin' ? '' : list.type,
  });
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  const [idOf] = useState(newIds);

  const change = (patch: Partial<Typed>) => {
    setTyped({ ...typed, ...patch });
    const [field] = Object.keys(patch) as (keyof Typed)[];
    setFaults(({ whole: _, ...others }) => ({ ...others, ...(field && { [field]: undefined }) }));
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = checkUser(typed);
    setFaults(found);
    const first = (['username', 'email', 'userType'] as const).find((field) => found[field]);
    if (first || typed.userType === '') {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setBusy(true);
    const user = { username: typed.username.trim(), email: typed.email.trim(), userType: typed.userType };
    const added = await add({ id: idOf(user), ...user });
    setBusy(false);
    if (added) onClose();
  }

  return (
    <Dialog
      title="Add New User"
      blocking={busy}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" busy={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" form={id} busy={busy}>
            Add User
          </Button>
        </>
      }
    >
      {busy && <LoadingOverlay />}
      <form ref={form} id={id} className={css.form} onSubmit={submit} noValidate>
        <Field
          label="Name"
          name="username"
          autoComplete="off"
          autoFocus
          maxLength={100}
          aria-required
          value={typed.username}
          message={faults.username}
          onChange={(event) => change({ username: event.target.value })}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={254}
          aria-required
          note="A link to choose a password is mailed here. It is good for 7 days."
          value={typed.email}
          message={faults.email}
          onChange={(event) => change({ email: event.target.value })}
        />
        <Select
          label="User Type"
          name="userType"
          options={types}
          aria-required
          value={typed.userType}
          message={faults.userType}
          onChange={(event) => change({ userType: event.target.value as Typed['userType'] })}
        />
        {faults.whole && (
          <p className={css.fault} role="alert">
            <AlertIcon />
            {faults.whole}
          </p>
        )}
      </form>
    </Dialog>
  );
}

async function add(user: Typed & { id: string; userType: UserType }): Promise<boolean> {
  const { calls, type } = listOfType[user.userType];
  if (!(await attempt(api(calls.create, { body: { ...user, status: true } })))) return false;
  void refreshUsers();
  showAlert('success', `New ${type} added successfully`);
  return true;
}
