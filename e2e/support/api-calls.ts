import type { RunningServer } from '../server.ts';

/** Makes an API call such as `DELETE /topics/…`, outside the browser. */
export async function callApi(
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

/** Makes an API call. Throws if the response is not OK. */
export async function callApiOk(...call: Parameters<typeof callApi>): Promise<Response> {
  const reply = await callApi(...call);
  if (!reply.ok) throw new Error(`${call[1]}: ${reply.status} ${await reply.text()}`);
  return reply;
}

/** Creates a session outside the browser and returns its token. */
export async function createSessionToken(
  app: RunningServer,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const reply = await callApiOk(app, 'POST /sessions', { email, password });
  return reply.headers.get('x-user-token') ?? '';
}
