import { accountOf } from './fixtures.ts';
import { send, tokenOf } from './send.ts';
import type { DemoAccount, RunningServer } from './server.ts';

/** Makes a call, `DELETE /topics/…`, and answers its status and what it says. */
export type Caller = (call: string, body?: object) => Promise<{ status: number; said: unknown }>;

/** The API as a demo account calls it beside the pages: another author at work, or what no page offers. */
export async function callerOf(app: RunningServer, role: DemoAccount['role']): Promise<Caller> {
  const authorization = await tokenOf(app, accountOf(app, role));
  return async (call, body) => {
    const reply = await send(app, call, body, { authorization });
    return { status: reply.status, said: await reply.json() };
  };
}
