import type { DemoAccount, RunningServer } from '../server.ts';
import { callApi, createSessionToken } from './api-calls.ts';
import { accountOf } from './fixtures.ts';

/** Makes a call such as `DELETE /topics/…` and returns the status and the JSON body. */
export type ApiCaller = (call: string, body?: object) => Promise<{ status: number; body: unknown }>;

/**
 * Calls the API as a demo account, outside the browser: to act as another author, or to make calls that no page makes.
 */
export async function createApiCaller(app: RunningServer, role: DemoAccount['role']): Promise<ApiCaller> {
  const authorization = await createSessionToken(app, accountOf(app, role));
  return async (call, body) => {
    const reply = await callApi(app, call, body, { authorization });
    return { status: reply.status, body: await reply.json() };
  };
}
