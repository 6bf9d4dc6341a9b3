import { accountOf } from './fixtures.ts';
import type { DemoAccount, RunningServer } from './server.ts';

/** Makes a call, `DELETE /topics/…`, and answers its status and what it says. */
export type Caller = (call: string, body?: object) => Promise<{ status: number; said: unknown }>;

/** The API as a demo account calls it beside the pages: another author at work, or what no page offers. */
export async function callerOf(app: RunningServer, role: DemoAccount['role']): Promise<Caller> {
  const { email, password } = accountOf(app, role);
  let token = '';
  const send = async (call: string, body?: object) => {
    const [method = '', path = ''] = call.split(' ');
    return await fetch(app.api + path, {
      method,
      headers: { 'content-type': 'application/json', 'app-version': '1', ...(token && { authorization: token }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  };
  const entered = await send('POST /sessions', { email, password });
  token = entered.headers.get('x-user-token') ?? '';
  return async (call, body) => {
    const reply = await send(call, body);
    return { status: reply.status, said: await reply.json() };
  };
}
