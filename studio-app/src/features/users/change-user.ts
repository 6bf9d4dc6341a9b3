import { attempt } from '@fourfold/app-shell/attempt';
import { confirm } from '@fourfold/app-shell/confirm';
import { api } from '@fourfold/app-shell/session';
import type { User } from '@fourfold/core/contract/users';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { refreshUsers } from './use-users.ts';
import type { UserList } from './user-lists.ts';

/**
 * As all functions of this file but `inviteAgain`: asks first, shows the result, and returns
 * whether the change was made.
 */
export async function switchStatus({ calls }: UserList, { id, username, status }: User): Promise<boolean> {
  const question = `Are you sure you want to ${status ? 'deactivate' : 'activate'} ${username}?`;
  const text = status ? 'They are logged out at once and can’t log in until they are activated.' : 'They can log in.';
  if (!(await confirm(question, { text }))) return false;
  return sendChange(api(calls.change, { params: { id }, body: { status: !status } }), 'Status updated successfully');
}

/** Asks twice (USR-010); for the effect of a deletion see Q110. */
export async function deleteUser({ calls, noun, type }: UserList, user: User): Promise<boolean> {
  const { id, username, email, userType } = user;
  const first = `Are you sure you want to delete this ${noun}?`;
  const otherRole = userType === type ? '' : `, ${userType === 'Admin' ? 'an admin' : 'a student'} too`;
  if (!(await confirm(first, { text: `${username}, ${email}${otherRole}`, danger: true }))) return false;
  const text =
    'They are logged out at once and can’t log in. For 30 days the account can be restored; then name and email are removed for good.';
  if (!(await confirm(`Do you really want to delete ${username}?`, { text, danger: true }))) return false;
  return sendChange(api(calls.remove, { params: { id } }), ({ message }) => message);
}

export async function restoreUser({ noun }: UserList, { id, username, status }: User): Promise<boolean> {
  const question = `Are you sure you want to restore this ${noun}?`;
  const text = status ? `${username} can log in again.` : `${username} comes back as inactive.`;
  if (!(await confirm(question, { text }))) return false;
  return sendChange(api('PUT /users/restore', { body: { user_id: id } }), `${username} restored`);
}

export async function addTutorRole({ id, username }: User): Promise<boolean> {
  const question = `Are you sure you want to add the Tutor role to ${username}?`;
  if (!(await confirm(question, { text: 'Students can be linked to them.' }))) return false;
  return sendChange(api('PUT /users/add_role', { body: { user_id: id, role: 'Tutor' } }), 'Assign role Successfully');
}

export async function removeTutorRole({ id, username }: User): Promise<boolean> {
  const question = `Are you sure you want to remove the Tutor role from ${username}?`;
  if (!(await confirm(question, { text: 'They no longer see the students who are linked to them.' }))) return false;
  return sendChange(
    api('PUT /users/remove_role', { body: { user_id: id, role: 'Tutor' } }),
    'Unassign role Successfully',
  );
}

/** Needs no confirmation: a second letter does no harm. */
export function inviteAgain({ id }: User): Promise<boolean> {
  return sendChange(api('POST /users/invite', { body: { user_id: id } }), ({ message }) => message);
}

/** Refetches the lists after a refusal too, because another super admin may have been faster. */
async function sendChange<Reply>(
  call: Promise<Reply>,
  successMessage: string | ((reply: Reply) => string),
): Promise<boolean> {
  const reply = await attempt(call);
  await refreshUsers();
  if (reply === false) return false;
  showAlert('success', typeof successMessage === 'string' ? successMessage : successMessage(reply));
  return true;
}
