import { CallFailed } from '@fourfold/core/client/call-failed';
import type { PasswordError, Passwords } from '@fourfold/ui-kit/account-page';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { blockDuring } from '../../app/blocking-calls.ts';
import { queryClient } from '../../data/query-client.ts';
import { attempt } from '../../session/attempt.ts';
import { api, session } from '../../session/session.ts';
import { sessionsCall } from './first/sessions-call.ts';

export async function changeName(username: string): Promise<boolean> {
  const account = await attempt(blockDuring(api('PUT /accounts/change_name', { body: { username } })));
  if (!account) return false;
  session.setState({ account });
  showAlert('success', 'Name changed');
  return true;
}

export async function changePassword(passwords: Passwords): Promise<'changed' | 'failed' | PasswordError> {
  const sent = await attempt(
    blockDuring(api('PUT /accounts/change_password', { body: passwords }).catch(passwordErrorOf)),
  );
  if (!sent) return 'failed';
  if ('field' in sent) return sent;
  await queryClient.invalidateQueries({ queryKey: [...sessionsCall] });
  showAlert('success', sent.message);
  return 'changed';
}

export async function endOthers(): Promise<void> {
  const reply = await attempt(blockDuring(api('DELETE /sessions/others')));
  if (!reply) return;
  await queryClient.invalidateQueries({ queryKey: [...sessionsCall] });
  showAlert('success', reply.ended === 1 ? '1 other session ended' : `${reply.ended} other sessions ended`);
}

/** The form has checked the rest: a 400 is about the old password. */
function passwordErrorOf(failed: unknown): PasswordError {
  if (!(failed instanceof CallFailed) || failed.status !== 400) throw failed;
  return { field: 'oldPassword', message: failed.message };
}
