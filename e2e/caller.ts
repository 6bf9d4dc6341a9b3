import { accountOf } from './fixtures.ts';
import { send, tokenOf } from './send.ts';
import type { DemoAccount, RunningServer } from './server.ts';

/** Makes a call such as `DELETE /topics/…` and returns the status and the JSON body. */
export type Caller = (call: string, body?: object) => Promise<{ status: number; said: unknown }>;

/**
 * Calls the API as a demo account, outside the browser: to act as another author, or to make calls
 * that no page makes.
 */
export async function callerOf(app: RunningServer, role: DemoAccount['role']): Promise<Caller> {
  const authorization = await tokenOf(app, accountOf(app, role));
  return async (call, body) => {
    const reply = await send(app, call, body, { authorization });
    return { status: reply.status, said: await reply.json() };
  };
}
