import { maxNameLength } from '@fourfold/core/contract/users';
import { nameInvisible, nameMissing } from './account-messages.ts';

/** Normalizes a name: one line, single spaces, Unicode NFC. */
export function normalizeName(username: string): string {
  return username.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/**
 * Invisible characters, and those that change the direction of following text, because other users see names in
 * letters, tables and alerts. The joiners of Persian and Indian names and of emoji (U+200C, U+200D) are allowed.
 */
const invisibleCharacters = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u{e0000}-\u{e007f}]/u;

/** Returns why a normalized name is refused; null if it is accepted. */
export function nameProblem(username: string): string | null {
  if (!/[\p{L}\p{N}]/u.test(username)) return nameMissing;
  if (invisibleCharacters.test(username)) return nameInvisible;
  return username.length > maxNameLength ? `Please enter a name of at most ${maxNameLength} characters` : null;
}
