import { isEmail } from '@fourfold/core/session/email-format';
import type { Fault, Values } from '@fourfold/ui-kit/gate-form';

export function checkLogIn({ email, password }: Values<'email' | 'password'>): Fault<'email' | 'password'>[] {
  return [
    ...checkRecovery({ email }),
    ...(email.trim() !== '' && !isEmail(email.trim()) ? [{ field: 'email', message: 'Invalid email' } as const] : []),
    ...(password === '' ? [{ field: 'password', message: 'Please enter password' } as const] : []),
  ];
}

/** Any address that is not empty is sent: the answer is the same whether or not it is anybody's. */
export function checkRecovery({ email }: Values<'email'>): Fault<'email'>[] {
  return email.trim() === '' ? [{ field: 'email', message: 'Please enter email' }] : [];
}
