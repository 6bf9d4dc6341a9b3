import type { Page, Request } from '@playwright/test';

/** Records a page's API requests with this method and path, from now on. */
export function recordRequests(page: Page, method: string, path: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === `/api${path}`) calls.push(request);
  });
  return calls;
}

/** The message in the response. Throws if the response is not OK. */
export async function readMessage(request: Request | undefined): Promise<string> {
  const reply = await request?.response();
  if (!reply?.ok()) throw new Error(`unexpected status ${reply?.status()}`);
  const { message } = (await reply.json()) as { message: string };
  return message;
}
