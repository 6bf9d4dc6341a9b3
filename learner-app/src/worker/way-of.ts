/**
 * How the worker handles a request: only pages, hashed files and pictures; all others go to the
 * network.
 */
export type Way = 'page' | 'asset' | 'picture' | 'not-ours';

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/** An uploaded picture. Its name is the hash of its content, so a cached copy is never stale. */
const media = /^\/api\/media\/[0-9a-f]{64}\.\w+$/;

/** Paths that can be navigated to but are not pages of the app. */
const noPage = /^\/(api|icons|health|sw\.js)(\/|$)/;

export function wayOf({ method, mode, url }: Asked, origin: string): Way {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'not-ours';
  if (address.pathname.startsWith('/assets/')) return 'asset';
  if (media.test(address.pathname)) return mode === 'no-cors' ? 'picture' : 'not-ours';
  return mode === 'navigate' && !noPage.test(address.pathname) ? 'page' : 'not-ours';
}

/**
 * A 5xx may come from a proxy in front of an unreachable server. A redirect has status 0 here and
 * passes.
 */
export function isAnswer({ status }: Pick<Response, 'status'>): boolean {
  return status < 500;
}
