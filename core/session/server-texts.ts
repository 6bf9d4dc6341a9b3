/** The error texts that the product reacts to (1§8); every other wording is the server's own. */
export const sessionExpired = 'Session expired';
export const accountNotActive = 'Account not active, Please contact admin.';
export const studentUnlinked = 'Student unlinked from your account';
export const defaultErrorMessage = 'Server error';
/** Of a call that nothing answered: no fault of the server's that anybody knows of. */
export const unreachable = 'No connection to the server. Check the network and try again.';

/** What an error message asks of the session, beyond being shown. */
export function reactionTo(message: string): 'log-out' | 'student-unlinked' | 'none' {
  if (message === sessionExpired || message === accountNotActive) return 'log-out';
  if (message === studentUnlinked) return 'student-unlinked';
  return 'none';
}
