const allowedHeaders = 'authorization, content-type, app-version, timezonename';
const exposedHeaders = 'x-user-token, x-user-device, x-request-id, retry-after, date';

/** CORS headers for an API on its own origin: only the two apps may call it. */
export function crossOriginHeaders(request: Request, origins: ReadonlySet<string>): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null || !origins.has(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': exposedHeaders,
  };
}

export function isPreflight(request: Request): boolean {
  return request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
}

/** Two hours is the longest time that Chromium caches a preflight. */
export const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': allowedHeaders,
  'access-control-max-age': '7200',
};
