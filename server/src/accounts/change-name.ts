import type { Handler } from '../call/handler.ts';

/** One's own name; every list and every open page shows it from now on. */
export const changeName: Handler<'PUT /accounts/change_name'> = async ({ body }, { db, session }) => {
  const { account } = session;
  const username = body.username.replace(/\s+/g, ' ');
  await db.updateTable('users').set({ username }).where('id', '=', account.id).execute();
  return { ...account, username };
};
