import type { Handler } from '../call/handler.ts';

/** Asked at start-up: the token itself was the question. */
export const setCurrentUser: Handler<'PUT /accounts/set_current_user'> = async (_input, { session }) => session.account;
