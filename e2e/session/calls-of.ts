import type { Page, Request } from '@playwright/test';

/** The requests of a page that call the API with this method and path. */
export function callsOf(page: Page, method: string, path: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === `/api${path}`) calls.push(request);
  });
  return calls;
}

/** What the server answered to a call that it took. */
export async function messageOf(request: Request | undefined): Promise<string> {
  const reply = await request?.response();
  if (!reply?.ok()) throw new Error(`answered ${reply?.status()}`);
  const { message } = (await reply.json()) as { message: string };
  return message;
}
