import type { Account } from '../../contract/session.ts';
import { rolesOf } from '../account.ts';
import type { StoredSession } from '../stored-session.ts';

/** Events of a tab's session that come from another tab, another browser or the other site (SES-013, Q15). */
export const accountEvents = [
  'logged-in-elsewhere',
  'logged-in-as-student',
  'back-to-tutor',
  'logged-out',
  'student-unlinked',
  'token-changed',
] as const;
export type AccountEvent = (typeof accountEvents)[number];

/** Title of the dialog for every event (SES-014). */
export const accountAlertTitle = 'Account Logout Alert';

const reloadHint = 'Please refresh page or click the button below';

/** Texts of the dialog (SES-015 to SES-020); Q13 completes those that the specification abbreviates. */
export const accountAlertTexts = {
  'logged-in-elsewhere': `You are already logged in. ${reloadHint}`,
  'logged-in-as-student': `You are logged In as student. ${reloadHint}`,
  'back-to-tutor': `You are logged in back to tutor. ${reloadHint}`,
  'logged-out': `You are logged out. ${reloadHint}`,
  'student-unlinked': 'Student Unlinked by Admin. Please Select the valid option',
  'token-changed': `Your account token has been changed. ${reloadHint}`,
} as const satisfies Record<AccountEvent, string>;

export type AccountAlertButton = 'Reload' | 'Logout' | 'Back To Tutor';

/** Buttons of the dialog (SES-021, SES-022); the first one gets the focus. */
export function accountAlertButtons(event: AccountEvent, account: Account | null): AccountAlertButton[] {
  if (event !== 'student-unlinked') return ['Reload'];
  const isImpersonation = account !== null && rolesOf(account).includes('tutor-login');
  return isImpersonation ? ['Logout', 'Back To Tutor'] : ['Logout'];
}

/**
 * Derives the event that a tab did not receive, from its own session and the site's current one (Q15). Besides log-in
 * and log-out, it recognises the start and the end of an impersonation.
 */
export function eventBetween(previous: StoredSession | null, current: StoredSession | null): AccountEvent {
  if (current === null) return 'logged-out';
  if (previous === null) return 'logged-in-elsewhere';
  if (current.account.tutor_login.tutor_id === previous.account.id) return 'logged-in-as-student';
  return previous.account.tutor_login.tutor_id === current.account.id ? 'back-to-tutor' : 'token-changed';
}

export function isAccountEvent(value: unknown): value is AccountEvent {
  return accountEvents.some((event) => event === value);
}
