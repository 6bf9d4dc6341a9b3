import { isEmail } from '@fourfold/core/email/email-format';
import type { FormError, Values } from '@fourfold/ui-kit/gate-form';

export type LogInField = 'email' | 'password';

export function checkLogIn({ email, password }: Values<LogInField>): FormError<LogInField>[] {
  const errors: FormError<LogInField>[] = [];
  if (email.trim() === '') errors.push({ field: 'email', message: 'Please enter email' });
  else if (!isEmail(email.trim())) errors.push({ field: 'email', message: 'Invalid email' });
  if (password === '') errors.push({ field: 'password', message: 'Please enter password' });
  return errors;
}
