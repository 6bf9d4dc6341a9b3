/** What the worker does with a request: nothing at all unless it is a page, one of our hashed files, or a picture. */
export type Way = 'page' | 'asset' | 'picture' | 'not-ours';

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/** An uploaded picture: its name is its content's, so what is kept under it never grows old. */
const media = /^\/api\/media\/[0-9a-f]{64}\.\w+$/;

/** What a person may go to and is no page of the app. */
const noPage = /^\/(api|icons|health|sw\.js)(\/|$)/;

export function wayOf({ method, mode, url }: Asked, origin: string): Way {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'not-ours';
  if (address.pathname.startsWith('/assets/')) return 'asset';
  if (media.test(address.pathname)) return mode === 'no-cors' ? 'picture' : 'not-ours';
  return mode === 'navigate' && !noPage.test(address.pathname) ? 'page' : 'not-ours';
}

/** A proxy that finds nobody behind it answers in our place; a redirect has the status 0 here and goes through. */
export function isAnswer({ status }: Pick<Response, 'status'>): boolean {
  return status < 500;
}
