/** The input of any call. */
export type CallInput = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
};

export type ApiCaller = {
  /** Base of the API: a path of the same origin (`/api`), or a URL (API-001). */
  base: string;
  token: string | null;
  /** IANA name of the caller's time zone. */
  timeZone: string;
};

/** A request as `fetch` takes it. */
export type ApiRequest = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
};

/** Builds the HTTP request of a call, with the headers of every request (API-002). */
export function requestOf(call: string, input: CallInput, { base, token, timeZone }: ApiCaller): ApiRequest {
  const [method = '', pattern = ''] = call.split(' ');
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
  const form = input.body instanceof FormData;
  return {
    url: joinUrl(base, path) + queryString(input.query),
    method,
    headers: {
      // The browser sets the content type of a form, because only it knows the boundary.
      ...(!form && { 'content-type': 'application/json' }),
      ...(token !== null && { authorization: token }),
      'app-version': '1',
      timeZoneName: timeZone,
    },
    body: form ? (input.body as FormData) : input.body === undefined ? undefined : JSON.stringify(input.body),
  };
}

/** The caller in this browser, with the device's time zone. `token` is null if no account is logged in. */
export function currentCaller(base: string, token: string | null): ApiCaller {
  return { base, token, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** A key for deduplication: equal for equal requests of the same account. */
export function requestKey({ url, method, headers, body }: ApiRequest): string {
  return [method, url, headers.authorization, typeof body === 'string' ? body : ''].join(' ');
}

/** Joins the API's base and a path; a leading slash in the path makes no difference (API-001). */
export function joinUrl(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

function queryString(query: CallInput['query']): string {
  const given = Object.entries(query ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
