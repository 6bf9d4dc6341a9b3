import { isEmail } from '@fourfold/core/session/email-format';
import type { Fault, Values } from '@fourfold/ui-kit/gate-form';

/** Characters that a password has at least (1§9). */
const shortest = 8;

export function checkLogIn({ email, password }: Values<'email' | 'password'>): Fault<'email' | 'password'>[] {
  return [
    ...emailFaults(email),
    ...(email.trim() !== '' && !isEmail(email.trim()) ? [fault('email', 'Invalid email')] : []),
    ...(password === '' ? [fault('password', 'Please enter password')] : []),
  ];
}

type Registration = 'email' | 'password' | 'confirm' | 'code';

/** One message for whatever is wrong (1§5, Q5); the focus goes to the field that is. */
export function checkRegistration({ email, password, confirm }: Values<Registration>): Fault<Registration>[] {
  const field = !isEmail(email.trim())
    ? 'email'
    : password === ''
      ? 'password'
      : confirm !== password
        ? 'confirm'
        : null;
  if (field === null) return [];
  const message = 'Please enter valid email and password & confirm password should match.';
  return [{ field, message, ofForm: true }];
}

/** Any address that is not empty is sent: the answer is the same whether or not it is anybody's. */
export function checkRecovery({ email }: Values<'email'>): Fault<'email'>[] {
  return emailFaults(email);
}

export function checkReset({ password, confirm }: Values<'password' | 'confirm'>): Fault<'password' | 'confirm'>[] {
  if (password.length < shortest) return [fault('password', 'New Password should be minimum 8 characters.')];
  if (confirm !== password) return [fault('confirm', 'New Password & Confirm Password should match.')];
  return [];
}

function emailFaults(email: string): Fault<'email'>[] {
  return email.trim() === '' ? [fault('email', 'Please enter email')] : [];
}

function fault<Name extends string>(field: Name, message: string): Fault<Name> {
  return { field, message };
}
