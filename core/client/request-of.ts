/** The parts of a call's input, whichever call it is. */
export type AnyInput = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
};

export type Caller = {
  /** Where the API is: a path on the own origin (`/api`) or an address of its own. */
  base: string;
  token: string | null;
  /** IANA name of the caller's time zone. */
  timeZone: string;
};

/** A request as `fetch` takes it. */
export type Request = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
};

/** The HTTP request that a call comes down to, with the headers that every request carries (1§7.1). */
export function requestOf(call: string, input: AnyInput, { base, token, timeZone }: Caller): Request {
  const [method = '', pattern = ''] = call.split(' ');
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
  const form = input.body instanceof FormData;
  return {
    url: addressOf(base, path) + queryOf(input.query),
    method,
    headers: {
      // A form brings its own content type, with the boundary that only the browser knows.
      ...(!form && { 'content-type': 'application/json' }),
      ...(token !== null && { authorization: token }),
      'app-version': '1',
      timeZoneName: timeZone,
    },
    body: form ? (input.body as FormData) : input.body === undefined ? undefined : JSON.stringify(input.body),
  };
}

/** Somebody in this browser: a token, or nobody, and the zone of the machine. */
export function callerOf(base: string, token: string | null): Caller {
  return { base, token, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** Two requests with one key ask the same for the same person. */
export function keyOf({ url, method, headers, body }: Request): string {
  return [method, url, headers.authorization, typeof body === 'string' ? body : ''].join(' ');
}

/** Where a path of the API lies; with and without a leading slash it is the same. */
export function addressOf(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

function queryOf(query: AnyInput['query']): string {
  const given = Object.entries(query ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
