import type { UserType } from '@fourfold/core/contract/users';
import { isEmail } from '@fourfold/core/email/email-format';

export type UserForm = { username: string; email: string; userType: UserType | '' };

export type UserFormErrors = Partial<Record<keyof UserForm, string>> & {
  /** Error of the form as a whole. */
  formError?: string;
};

/** A name has at least one letter or digit. */
const letterOrDigit = /[\p{L}\p{N}]/u;

/** Returns the errors of a new user, by field (USR-005 to USR-007); {} without any. */
export function checkUser({ username, email, userType }: UserForm): UserFormErrors {
  const nameMessage = letterOrDigit.test(username) ? undefined : 'Please enter name';
  const emailMessage = emailError(email.trim());
  return {
    ...(nameMessage && { username: nameMessage }),
    ...(emailMessage && { email: emailMessage }),
    ...(userType === '' && { userType: 'User type not specified' }),
    ...(nameMessage && emailMessage && { formError: 'Please enter name and valid email' }),
  };
}

function emailError(email: string): string | undefined {
  if (email === '') return 'Please enter email';
  return isEmail(email) ? undefined : 'Invalid email';
}
