/** Messages about accounts after a call that succeeded. Refusals are in core/refusals. */
export const registered = 'Your account has been created. Please log in.';
export const recoverySent = 'If an account exists for this email, a recovery link has been sent.';
export const passwordChanged = 'Your password has been changed. Please log in.';
export const loggedOut = 'You have been logged out.';
export const ownPasswordChanged = 'Your password has been changed. Your other sessions have ended.';
