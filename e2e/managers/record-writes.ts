import type { Page } from '@playwright/test';

/** Records the calls for topics that change data, from now on. */
export function recordWrites(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && /topics|tests/.test(pathname) && request.method() !== 'GET') {
      calls.push(`${request.method()} ${pathname.slice(4)}`);
    }
  });
  return calls;
}
