import { isEmail } from '@fourfold/core/email/email-format';
import type { FormError, Values } from '@fourfold/ui-kit/gate-form';

/** Minimum length of a password, in characters (ACC-025). */
const minPasswordLength = 8;

/** Accepts every email that is not empty: the reply is the same whether or not it belongs to an account. */
export function checkRecovery({ email }: Values<'email'>): FormError<'email'>[] {
  return email.trim() === '' ? [{ field: 'email', message: 'Please enter email' }] : [];
}

type RegistrationField = 'email' | 'password' | 'confirm' | 'code';

/** Returns one message for all errors of the form (ACC-015), and at the first wrong field what to correct (Q5). */
export function checkRegistration({
  email,
  password,
  confirm,
}: Values<RegistrationField>): FormError<RegistrationField>[] {
  const malformed = { field: 'email', message: 'Invalid email' } as const;
  const [first] = isEmail(email.trim()) ? checkReset({ password, confirm }) : [malformed];
  if (!first) return [];
  const message = 'Please enter valid email and password & confirm password should match.';
  return [first, { field: first.field, message, isFormError: true }];
}

export function checkReset({ password, confirm }: Values<'password' | 'confirm'>): FormError<'password' | 'confirm'>[] {
  if (password.length < minPasswordLength)
    return [{ field: 'password', message: 'New Password should be minimum 8 characters.' }];
  if (confirm !== password) return [{ field: 'confirm', message: 'New Password & Confirm Password should match.' }];
  return [];
}
