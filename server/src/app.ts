import type { Area } from '@fourfold/core/contract/call';
import { contract } from '@fourfold/core/contract/contract';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { Session, Site } from './call/handler.ts';
import { takesNoWrites } from './database/outage.ts';
import { serveMedia } from './desk/media/serve-media.ts';
import type { FailingSaves } from './failing-saves.ts';
import { handlers } from './handlers.ts';
import { type Health, healthOf } from './health.ts';
import { answerError } from './http/answer-error.ts';
import { apiHeaders } from './http/api-headers.ts';
import { clientAddress } from './http/client-address.ts';
import { crossOriginHeaders, isPreflight, preflightHeaders } from './http/cross-origin.ts';
import { textReply } from './http/json-reply.ts';
import { requestIdOf } from './http/request-id.ts';
import type { Metrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { type MountDeps, type MountedHandler, mountCalls } from './mount.ts';
import { contractReference } from './reference/contract-reference.ts';

export type ApiDeps = MountDeps & {
  log: Logger;
  /** Addresses of the two apps, for CORS and to find the site of a request to the API's own address. */
  learnerUrl: string;
  studioUrl: string;
  /** The number of trusted reverse proxies in front of the API. */
  proxies: number;
  isMigrated(): Promise<boolean>;
  saves: FailingSaves;
  /** Whether the reference, `/docs` and `/openapi.json`, is served. */
  docs: boolean;
  metrics: Metrics;
  /** The token to read the metrics; null: only requests from this machine may read them. */
  metricsToken: string | null;
};

export type Env = { Bindings: Partial<HttpBindings> };

/** The calls of an API: the product's own, except in tests. */
export type Calls = { contract: Area; handlers: Readonly<Record<string, MountedHandler>> };

type ApiOptions = {
  basePath: string;
  site: Site | 'by-origin';
  /** Serves `/docs/components/`; given only for the API's own origin, where no session is stored. */
  components?: (request: Request, path: string) => Promise<Response>;
};

/**
 * Creates the API at a base path (`''` or `/api`). `site` is fixed for a site's listener. With `by-origin`, for the
 * API's own address, the origin header decides, and the learner app is the default.
 */
export function createApi(
  deps: ApiDeps,
  { basePath, site, components }: ApiOptions,
  calls: Calls = { contract, handlers },
) {
  const call = mountCalls(calls.contract, calls.handlers, deps);
  const studioOrigin = new URL(deps.studioUrl).origin;
  const origins = new Set([new URL(deps.learnerUrl).origin, studioOrigin]);

  function handleError(error: unknown, { log, call: name }: RequestRecord): Response {
    if (takesNoWrites(error) && name) deps.saves.failed(name);
    return answerError(error, { log, requestUndone: deps.metrics.requestUndone });
  }

  const recorded =
    (answer: (c: Context<Env>, record: RequestRecord) => Promise<Response>) => async (c: Context<Env>) => {
      const began = performance.now();
      const request = c.req.raw;
      const id = requestIdOf(request.headers.get('x-request-id'));
      const record: RequestRecord = { log: deps.log.child({ request: id }), user: undefined, call: undefined };
      deps.metrics.requestStarted();
      const reply = await answer(c, record).catch((error: unknown) => handleError(error, record));
      if (reply.ok && record.call) deps.saves.done(record.call);
      for (const [name, value] of Object.entries(apiHeaders)) {
        if (!reply.headers.has(name)) reply.headers.set(name, value);
      }
      for (const [name, value] of Object.entries(crossOriginHeaders(request, origins))) reply.headers.set(name, value);
      reply.headers.set('vary', 'origin, accept-encoding');
      reply.headers.set('x-request-id', id);
      const ms = performance.now() - began;
      deps.metrics.requestAnswered({ call: record.call, status: reply.status, seconds: ms / 1000 });
      record.log.info(
        {
          method: request.method,
          path: c.req.path,
          status: reply.status,
          ms: Math.round(ms * 10) / 10,
          user: record.user,
        },
        'request',
      );
      return reply;
    };

  const api = new Hono<Env>().basePath(basePath === '' ? '/' : basePath);
  api.get(
    '/health',
    recorded(async () => answerHealth(await healthOf(deps))),
  );
  // Only at the API's own address: the sites are public.
  if (basePath === '') {
    api.get(
      '/metrics',
      recorded((c) => {
        const peer = c.env?.incoming?.socket.remoteAddress;
        return serveMetrics(deps.metrics, { headers: c.req.raw.headers, peer, token: deps.metricsToken });
      }),
    );
  }
  if (deps.docs) {
    const { document, page } = contractReference(calls.contract, { basePath, hasComponents: components !== undefined });
    const encodings = (c: Context<Env>) => c.req.header('accept-encoding') ?? null;
    api.get(
      '/openapi.json',
      recorded((c) => textReply(document(), new Headers(documentHeaders), encodings(c))),
    );
    api.get(
      '/docs',
      recorded((c) => textReply(page(), new Headers(pageHeaders), encodings(c))),
    );
  }
  if (deps.docs && components) {
    const prefix = `${basePath}/docs/components`;
    api.get(
      '/docs/components/*',
      recorded((c) => components(c.req.raw, c.req.path.slice(prefix.length))),
    );
  }
  api.get(
    '/media/:name',
    recorded((c) => serveMedia(deps.db, c.req.param('name') ?? '', c.req.header('if-none-match') ?? null)),
  );
  api.all(
    '*',
    recorded(async (c, record) => {
      const request = c.req.raw;
      if (isPreflight(request) && origins.has(request.headers.get('origin') ?? '')) {
        return new Response(null, { status: 204, headers: preflightHeaders });
      }
      return await call({
        request,
        path: c.req.path.slice(basePath.length),
        site: site !== 'by-origin' ? site : request.headers.get('origin') === studioOrigin ? 'studio' : 'learner',
        address: clientAddress(c.env?.incoming, deps.proxies),
        log: record.log,
        onCall: (route) => {
          record.call = route;
        },
        onSession: (session: Session) => {
          record.user = session.account.id;
        },
      });
    }),
  );
  return api;
}

const documentHeaders = { 'content-type': 'application/json; charset=utf-8' };

/** Headers of /docs, the only page of the API: text and inline styles. */
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

type RequestRecord = { log: Logger; user: string | undefined; call: string | undefined };

/** 503 with the reason when not ready. 200 when degraded, so that load balancers keep sending reads. */
export function answerHealth(health: Health): Response {
  return Response.json(health, { status: health.status === 'not ready' ? 503 : 200 });
}
