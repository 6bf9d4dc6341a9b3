import type { UserType } from '@fourfold/core/contract/users';
import { isEmail } from '@fourfold/core/session/email-format';

export type Typed = { username: string; email: string; userType: UserType | '' };

export type Faults = Partial<Record<keyof Typed, string>> & {
  /** Of the form as a whole. */
  whole?: string;
};

/** A name is more than signs and spaces. */
const hasLetters = /[\p{L}\p{N}]/u;

/** What is wrong with a user that is to be added (3§5); nothing is {}. */
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
