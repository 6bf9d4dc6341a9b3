import { maxNameLength } from '@fourfold/core/session/name-length';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { announceUsers } from '../session/end-sessions.ts';

/** Normalizes a name: one line, single spaces, Unicode NFC. */
export function normalizeName(username: string): string {
  return username.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/**
 * Invisible characters, and those that change the direction of following text, because other users see names in
 * letters, tables and alerts. The joiners of Persian and Indian names and of emoji (U+200C, U+200D) are allowed.
 */
const invisibleCharacters = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u{e0000}-\u{e007f}]/u;

type NameProblem = 'name_missing' | 'name_invisible' | 'name_too_long';

/** Returns why a normalized name is refused; null if it is accepted. */
export function nameProblem(username: string): NameProblem | null {
  if (!/[\p{L}\p{N}]/u.test(username)) return 'name_missing';
  if (invisibleCharacters.test(username)) return 'name_invisible';
  return username.length > maxNameLength ? 'name_too_long' : null;
}

/** Changes the caller's own name. Lists and open pages show it from now on. */
export const changeName: Handler<'PUT /accounts/change_name'> = async ({ body }, { db, session }) => {
  const { account } = session;
  const username = normalizeName(body.username);
  const problem = nameProblem(username);
  if (problem !== null) throw new Refusal(problem);
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ username }).where('id', '=', account.id).execute();
    await announceUsers(tx, [account.id]);
  });
  return { ...account, username };
};
