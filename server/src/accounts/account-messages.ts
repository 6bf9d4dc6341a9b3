/**
 * Messages about accounts that only the server uses. Messages that the apps react to are in
 * core/session/server-texts.ts.
 */
export const wrongLogIn = 'Invalid email or password';
export const registered = 'Your account has been created. Please log in.';
export const registrationIncomplete = 'Please enter valid email and password & confirm password should match.';
export const invalidCode = 'Invalid code';
export const emailTaken = 'An account with this email already exists.';
export const recoverySent = 'If an account exists for this email, a recovery link has been sent.';
export const emailMissing = 'Please enter email';
export const emailMalformed = 'Invalid email';
export const passwordTooShort = 'New Password should be minimum 8 characters.';
export const passwordsDiffer = 'New Password & Confirm Password should match.';
export const passwordChanged = 'Your password has been changed. Please log in.';
export const linkUsedUp = 'This link is no longer valid. Please request a new one.';
export const loggedOut = 'You have been logged out.';
export const codeUsedUp = 'This code is no longer valid. Please log in.';
export const nameMissing = 'Please enter name';
export const nameInvisible = 'The name has characters that cannot be seen. Please type it instead of pasting it.';
export const oldPasswordWrong = 'Old Password is not correct.';
export const ownPasswordChanged = 'Your password has been changed. Your other sessions have ended.';
