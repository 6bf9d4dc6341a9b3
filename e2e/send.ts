import type { RunningServer } from './server.ts';

/** Makes a call, `DELETE /topics/…`, beside the pages. */
export async function send(
  app: RunningServer,
  call: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const [method = '', path = ''] = call.split(' ');
  return await fetch(app.api + path, {
    method,
    headers: { 'content-type': 'application/json', 'app-version': '1', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** The same, where it has to be taken. */
export async function ask(...call: Parameters<typeof send>): Promise<Response> {
  const reply = await send(...call);
  if (!reply.ok) throw new Error(`${call[1]}: ${reply.status} ${await reply.text()}`);
  return reply;
}

/** A session of somebody's that no page shows. */
export async function tokenOf(
  app: RunningServer,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const reply = await ask(app, 'POST /sessions', { email, password });
  return reply.headers.get('x-user-token') ?? '';
}
