import { attempt } from '@fourfold/app-shell/attempt';
import { api } from '@fourfold/app-shell/session';
import type { UserType } from '@fourfold/core/contract/users';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Field } from '@fourfold/ui-kit/field';
import { AlertIcon } from '@fourfold/ui-kit/icon';
import { LoadingOverlay } from '@fourfold/ui-kit/loading-overlay';
import { Select } from '@fourfold/ui-kit/select';
import { type FormEvent, useId, useRef, useState } from 'react';
import { createIdsByContent } from '../../data/ids-by-content.ts';
import css from './add-user-dialog.module.css';
import { checkUser, type UserForm, type UserFormErrors } from './check-user.ts';
import { refreshUsers } from './use-users.ts';
import { type UserList, userListOfType, userLists } from './user-lists.ts';

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
  const [userForm, setUserForm] = useState<UserForm>({
    username: '',
    email: '',
    // The type Admin has to be chosen on purpose.
    userType: list.type === 'Admin' ? '' : list.type,
  });
  const [errors, setErrors] = useState<UserFormErrors>({});
  const [busy, setBusy] = useState(false);
  const [idOf] = useState(createIdsByContent);

  const change = (patch: Partial<UserForm>) => {
    setUserForm({ ...userForm, ...patch });
    const [field] = Object.keys(patch) as (keyof UserForm)[];
    setErrors(({ formError: _, ...others }) => ({ ...others, ...(field && { [field]: undefined }) }));
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const newErrors = checkUser(userForm);
    setErrors(newErrors);
    const first = (['username', 'email', 'userType'] as const).find((field) => newErrors[field]);
    if (first || userForm.userType === '') {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setBusy(true);
    const user = { username: userForm.username.trim(), email: userForm.email.trim(), userType: userForm.userType };
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
          value={userForm.username}
          message={errors.username}
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
          value={userForm.email}
          message={errors.email}
          onChange={(event) => change({ email: event.target.value })}
        />
        <Select
          label="User Type"
          name="userType"
          options={types}
          aria-required
          value={userForm.userType}
          message={errors.userType}
          onChange={(event) => change({ userType: event.target.value as UserForm['userType'] })}
        />
        {errors.formError && (
          <p className={css.fault} role="alert">
            <AlertIcon />
            {errors.formError}
          </p>
        )}
      </form>
    </Dialog>
  );
}

async function add(user: UserForm & { id: string; userType: UserType }): Promise<boolean> {
  const { calls, type } = userListOfType[user.userType];
  if (!(await attempt(api(calls.create, { body: { ...user, status: true } })))) return false;
  void refreshUsers();
  showAlert('success', `New ${type} added successfully`);
  return true;
}
