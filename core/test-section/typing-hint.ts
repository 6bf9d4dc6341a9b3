import { readNumber } from '../answers/typed/read-number.ts';

/**
 * What could be a slip of form in a typed answer of a test: only a hint, nothing waits for it (Q112). What the key is
 * stays on the server, so a word is no slip here; only what no key can be meant by.
 */
export function typingHint(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (typed.startsWith(',') || typed.endsWith(',')) return 'An answer cannot start or end with a comma.';
  const isMixed = /^-?\d+\s+\d+\/\d+$/.test(typed);
  if (isMixed || (/\d/.test(typed) && !readNumber(typed))) {
    return 'Type a number such as 12, -0.5 or 3/4, without a unit. Write 1 1/2 as 3/2 or 1.5.';
  }
  return null;
}
