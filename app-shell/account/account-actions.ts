import { CallFailed } from '@fourfold/core/client/call-failed';
import type { PasswordError, Passwords } from '@fourfold/ui-kit/account-page';
import { showAlert } from '@fourfold/ui-kit/alerts';
import type { QueryClient } from '@tanstack/react-query';
import type { BlockDuring } from '../page/block-during.ts';
import { attempt } from '../session/attempt.ts';
import { api, session } from '../session/session.ts';
import { sessionsCall } from './first/sessions-call.ts';

/** Returns the actions of the account page. */
export function accountActions(queryClient: QueryClient, blockDuring: BlockDuring) {
  const refetchSessions = () => queryClient.invalidateQueries({ queryKey: [...sessionsCall] });

  async function changeName(username: string): Promise<boolean> {
    const account = await attempt(blockDuring(api('PUT /accounts/change_name', { body: { username } })));
    if (!account) return false;
    session.setState({ account });
    showAlert('success', 'Name changed');
    return true;
  }

  async function changePassword(passwords: Passwords): Promise<'changed' | 'failed' | PasswordError> {
    const sent = await attempt(
      blockDuring(api('PUT /accounts/change_password', { body: passwords }).catch(passwordErrorOf)),
    );
    if (!sent) return 'failed';
    if ('field' in sent) return sent;
    await refetchSessions();
    showAlert('success', sent.message);
    return 'changed';
  }

  async function endOthers(): Promise<void> {
    const reply = await attempt(blockDuring(api('DELETE /sessions/others')));
    if (!reply) return;
    await refetchSessions();
    showAlert('success', reply.ended === 1 ? '1 other session ended' : `${reply.ended} other sessions ended`);
  }

  return { changeName, changePassword, endOthers };
}

/** The form has checked the rest: a 400 is about the old password. */
function passwordErrorOf(failed: unknown): PasswordError {
  if (!(failed instanceof CallFailed) || failed.status !== 400) throw failed;
  return { field: 'oldPassword', message: failed.message };
}
