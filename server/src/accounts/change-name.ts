import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { nameProblem, normalizeName } from './user-name.ts';

/** Changes the caller's own name. Lists and open pages show it from now on. */
export const changeName: Handler<'PUT /accounts/change_name'> = async ({ body }, { db, session }) => {
  const { account } = session;
  const username = normalizeName(body.username);
  const problem = nameProblem(username);
  if (problem !== null) throw new Refusal('malformed', problem);
  await db.updateTable('users').set({ username }).where('id', '=', account.id).execute();
  return { ...account, username };
};
