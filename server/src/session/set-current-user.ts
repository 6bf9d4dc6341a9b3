import type { Handler } from '../call/handler.ts';

/** Called when an app starts. The token in the request selects the account. */
export const setCurrentUser: Handler<'PUT /accounts/set_current_user'> = async (_input, { session }) => session.account;
