import type { sessionCalls } from '@fourfold/core/contract/session';
import { forgotPassword } from '../accounts/forgot-password.ts';
import { register } from '../accounts/register.ts';
import { resetPassword } from '../accounts/reset-password.ts';
import type { Handler, Handlers } from '../call/handler.ts';
import { handOver, takeOver } from './hand-over.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';

/** Called when an app starts. The token in the request selects the account. */
const setCurrentUser: Handler<'PUT /accounts/set_current_user'> = async (_input, { session }) => session.account;

export const sessionHandlers = {
  'POST /sessions': logIn,
  'DELETE /sessions': logOut,
  'POST /sessions/hand_over': handOver,
  'POST /sessions/take_over': takeOver,
  'PUT /accounts/set_current_user': setCurrentUser,
  'POST /accounts': register,
  'PUT /accounts/forgot_password': forgotPassword,
  'PUT /accounts/reset_password': resetPassword,
} satisfies Handlers<typeof sessionCalls>;
