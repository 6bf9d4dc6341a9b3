import { longestEmail, longestName } from '@fourfold/core/contract/users';
import { isEmail } from '@fourfold/core/session/email-format';
import { emailMalformed, emailMissing, nameMissing } from '../accounts/texts.ts';

/** What stands against a name and an address, both trimmed, in the words of 3§5; null where nothing does. */
export function newUserProblem({ username, email }: { username: string; email: string }): string | null {
  const nameless = !/[\p{L}\p{N}]/u.test(username);
  if (nameless && !isEmail(email)) return 'Please enter name and valid email';
  if (nameless) return nameMissing;
  if (username.length > longestName) return `Please enter a name of at most ${longestName} characters`;
  if (email === '') return emailMissing;
  if (email.length > longestEmail || !isEmail(email)) return emailMalformed;
  return null;
}

/** On one line, without what is not seen: it stands in letters, tables and alerts. */
export function tidyName(username: string): string {
  return username
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .trim();
}
