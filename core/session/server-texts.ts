/** The server's error texts that the apps react to (ERR-009), and the default (ERR-002). */
export const sessionExpired = 'Session expired';
export const accountNotActive = 'Account not active, Please contact admin.';
export const studentUnlinked = 'Student unlinked from your account';
export const defaultErrorMessage = 'Server error';
/** Shown for a call without any reply (Q251). */
export const unreachable = 'No connection to the server. Check the network and try again.';

/** How the session reacts to an error message (SES-003, SES-004, SES-012). */
export function reactionTo(message: string): 'log-out' | 'student-unlinked' | 'none' {
  if (message === sessionExpired || message === accountNotActive) return 'log-out';
  if (message === studentUnlinked) return 'student-unlinked';
  return 'none';
}
