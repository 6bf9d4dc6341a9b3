import { maxEmailLength } from '@fourfold/core/contract/users';
import { isEmail } from '@fourfold/core/session/email-format';
import { emailMalformed, emailMissing, nameMissing } from '../accounts/account-messages.ts';
import { nameProblem } from '../accounts/user-name.ts';

/**
 * Returns what is wrong with a trimmed name and email, in the specified sentences (USR-005,
 * USR-006); null if nothing is.
 */
export function newUserProblem({ username, email }: { username: string; email: string }): string | null {
  const problem = nameProblem(username);
  if (problem === nameMissing && !isEmail(email)) return 'Please enter name and valid email';
  if (problem !== null) return problem;
  if (email === '') return emailMissing;
  if (email.length > maxEmailLength || !isEmail(email)) return emailMalformed;
  return null;
}
