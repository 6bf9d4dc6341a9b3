import type { Account } from '../../contract/session.ts';
import { rolesOf } from '../account.ts';
import type { StoredSession } from '../stored-session.ts';

/** What can happen to the session of a tab elsewhere: in another tab, another browser or on the other site (1§4.2). */
export const accountEvents = [
  'logged-in-elsewhere',
  'logged-in-as-student',
  'back-to-tutor',
  'logged-out',
  'student-unlinked',
  'token-changed',
] as const;
export type AccountEvent = (typeof accountEvents)[number];

/** The title of the dialog that each of them raises. */
export const accountAlertTitle = 'Account Logout Alert';

const mend = 'Please refresh page or click the button below';

/** What the dialog says (1§4.2; the ends that the specification leaves open are Q13). */
export const accountAlertTexts = {
  'logged-in-elsewhere': `You are already logged in. ${mend}`,
  'logged-in-as-student': `You are logged In as student. ${mend}`,
  'back-to-tutor': `You are logged in back to tutor. ${mend}`,
  'logged-out': `You are logged out. ${mend}`,
  'student-unlinked': 'Student Unlinked by Admin. Please Select the valid option',
  'token-changed': `Your account token has been changed. ${mend}`,
} as const satisfies Record<AccountEvent, string>;

export type AccountAlertButton = 'Reload' | 'Logout' | 'Back To Tutor';

/** The dialog's buttons, the first one focused. */
export function accountAlertButtons(event: AccountEvent, account: Account | null): AccountAlertButton[] {
  if (event !== 'student-unlinked') return ['Reload'];
  const isLook = account !== null && rolesOf(account).includes('tutor-login');
  return isLook ? ['Logout', 'Back To Tutor'] : ['Logout'];
}

/**
 * What has happened between the session that a tab holds and the one that the site has by now, where nobody has said
 * it. A tutor who looks on, or went back, can be told from any other change of the token.
 */
export function eventBetween(held: StoredSession | null, now: StoredSession | null): AccountEvent {
  if (now === null) return 'logged-out';
  if (held === null) return 'logged-in-elsewhere';
  if (now.account.tutor_login.tutor_id === held.account.id) return 'logged-in-as-student';
  return held.account.tutor_login.tutor_id === now.account.id ? 'back-to-tutor' : 'token-changed';
}

export function isAccountEvent(value: unknown): value is AccountEvent {
  return accountEvents.some((event) => event === value);
}
