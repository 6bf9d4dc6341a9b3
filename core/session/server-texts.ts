import type { SessionRefusalCode } from '../refusals/session-refusals.ts';

/** The default error text (ERR-002). */
export const defaultErrorMessage = 'Server error';
/** Shown for a call without any reply (Q251). */
export const unreachable = 'No connection to the server. Check the network and try again.';

const reactions: Readonly<Record<SessionRefusalCode, 'log-out' | 'student-unlinked'>> = {
  session_expired: 'log-out',
  account_not_active: 'log-out',
  student_unlinked: 'student-unlinked',
};

/** How the session reacts to the code of a refusal (ERR-009, SES-003, SES-004, SES-012). */
export function reactionTo(code: string | undefined): 'log-out' | 'student-unlinked' | 'none' {
  return isSessionRefusal(code) ? reactions[code] : 'none';
}

export function isSessionRefusal(code: string | undefined): code is SessionRefusalCode {
  return code !== undefined && Object.hasOwn(reactions, code);
}
