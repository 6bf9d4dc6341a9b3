/** How the worker handles a request: only pages, hashed files and pictures; all others go to the network. */
export type RequestStrategy = 'page' | 'asset' | 'picture' | 'not-ours';

type StrategyRequest = Pick<Request, 'method' | 'mode' | 'url'>;

/** An uploaded picture. Its name is the hash of its content, so a cached copy is never stale. */
const mediaPath = /^\/api\/media\/[0-9a-f]{64}\.\w+$/;

/** Paths that can be navigated to but are not pages of the app. */
const notAppPath = /^\/(api|icons|health|sw\.js)(\/|$)/;

export function requestStrategy({ method, mode, url }: StrategyRequest, origin: string): RequestStrategy {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'not-ours';
  if (address.pathname.startsWith('/assets/')) return 'asset';
  if (mediaPath.test(address.pathname)) return mode === 'no-cors' ? 'picture' : 'not-ours';
  return mode === 'navigate' && !notAppPath.test(address.pathname) ? 'page' : 'not-ours';
}

/** A 5xx may come from a proxy in front of an unreachable server. A redirect has status 0 here and passes. */
export function isServerReply({ status }: Pick<Response, 'status'>): boolean {
  return status < 500;
}
