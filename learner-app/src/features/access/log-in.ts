import { attempt } from '@fourfold/app-shell/attempt';
import { api, deviceSecret, session } from '@fourfold/app-shell/session';
import { blockDuring } from '../../app/blocking-calls.ts';

/** Logs in; the token came in a header and is in the session already. False after a failure that was shown. */
export async function logIn(email: string, password: string): Promise<boolean> {
  const account = await attempt(
    blockDuring(api('POST /sessions', { body: { email, password, device: deviceSecret() } })),
  );
  if (account) session.setState({ account });
  return account !== false;
}
