import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { nameMissing } from './texts.ts';

/** One's own name; every list and every open page shows it from now on. */
export const changeName: Handler<'PUT /accounts/change_name'> = async ({ body }, { db, session }) => {
  if (body.username === '') throw new Refusal('malformed', nameMissing);
  const { account } = session;
  const username = body.username.replace(/\s+/g, ' ');
  await db.updateTable('users').set({ username }).where('id', '=', account.id).execute();
  return { ...account, username };
};
