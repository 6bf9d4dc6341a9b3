/** What the worker does with a request: nothing at all unless it is a page or one of our hashed files. */
export type Way = 'page' | 'asset' | 'not-ours';

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/** What a person may go to and is no page of the app. */
const noPage = /^\/(api|icons|health|sw\.js)(\/|$)/;

export function wayOf({ method, mode, url }: Asked, origin: string): Way {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'not-ours';
  if (address.pathname.startsWith('/assets/')) return 'asset';
  return mode === 'navigate' && !noPage.test(address.pathname) ? 'page' : 'not-ours';
}

/** A proxy that finds nobody behind it answers in our place; a redirect has the status 0 here and goes through. */
export function isAnswer({ status }: Pick<Response, 'status'>): boolean {
  return status < 500;
}
