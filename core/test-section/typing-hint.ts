import { readNumber } from '../answers/typed/read-number.ts';

/**
 * Returns a hint about a probable format error in a typed answer of a test; null if there is none. It blocks nothing
 * (Q112). The key stays on the server, so plain words are no error: a hint is given only for what no key can accept.
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
