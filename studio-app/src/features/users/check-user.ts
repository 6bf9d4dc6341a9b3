import type { UserType } from '@fourfold/core/contract/users';
import { isEmail } from '@fourfold/core/session/email-format';

export type Typed = { username: string; email: string; userType: UserType | '' };

export type Faults = Partial<Record<keyof Typed, string>> & {
  /** Error of the form as a whole. */
  whole?: string;
};

/** A name has at least one letter or digit. */
const hasLetters = /[\p{L}\p{N}]/u;

/** Returns the errors of a new user, by field (USR-005 to USR-007); {} without any. */
export function checkUser({ username, email, userType }: Typed): Faults {
  const name = hasLetters.test(username) ? undefined : 'Please enter name';
  const address = emailFault(email.trim());
  return {
    ...(name && { username: name }),
    ...(address && { email: address }),
    ...(userType === '' && { userType: 'User type not specified' }),
    ...(name && address && { whole: 'Please enter name and valid email' }),
  };
}

function emailFault(email: string): string | undefined {
  if (email === '') return 'Please enter email';
  return isEmail(email) ? undefined : 'Invalid email';
}
