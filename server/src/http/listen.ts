import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HttpBindings, serve } from '@hono/node-server';

export type Listener = {
  port: number;
  /** Stops the server. Resolves when all connections are closed, with the number of requests that were cut off. */
  close(): Promise<number>;
};
type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** Milliseconds for the headers of a request, and for the whole request: 5 MB at 45 kB a second. */
export const longestSilence = 20_000;
export const longestRequest = 120_000;
/**
 * Milliseconds that an idle connection stays open: longer than proxies keep one (60 seconds in nginx), so that the proxy
 * closes it first and no request is sent on a connection that ends at that moment.
 */
const longestIdle = 65_000;

type Address = { host: string; port: number };
type Limits = { silence?: number; request?: number };

/**
 * Rejects with the error of the system when the address is not available. The connection of a
 * client that sends a request too slowly is closed.
 */
export function listen(
  fetch: Fetch,
  { host, port }: Address,
  { silence = longestSilence, request = longestRequest }: Limits = {},
): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const server = serve({
      fetch: fetch as Parameters<typeof serve>[0]['fetch'],
      hostname: host,
      port,
      serverOptions: {
        headersTimeout: silence,
        keepAliveTimeout: longestIdle,
        requestTimeout: request,
        connectionsCheckingInterval: Math.min(5_000, silence),
      },
    }) as Server;
    const running = new Set<ServerResponse>();
    // Runs before any handler: a reply that has begun takes no more headers.
    server.prependListener('request', (_request, reply: ServerResponse) => {
      if (!server.listening) endConnectionWith(reply);
      running.add(reply);
      reply.once('close', () => running.delete(reply));
    });
    server.once('error', reject);
    server.once('listening', () => {
      server.off('error', reject);
      resolve({ port: (server.address() as AddressInfo).port, close: () => closeServer(server, running) });
    });
  });
}

/** Milliseconds that running requests have at shutdown. */
const shutdownTimeoutMs = 10_000;

/** Accepts no new connections, waits for running requests until the timeout, then closes all connections. */
function closeServer(server: Server, running: ReadonlySet<ServerResponse>): Promise<number> {
  return new Promise((resolve, reject) => {
    const deadline = Date.now() + shutdownTimeoutMs;
    let cutOff = 0;
    for (const reply of running) endConnectionWith(reply);
    // Browsers open connections in advance and send nothing on them; Node counts those as busy.
    const check = setInterval(() => {
      const isOverdue = Date.now() > deadline;
      if (isOverdue) cutOff = Math.max(cutOff, running.size);
      if (running.size === 0 || isOverdue) server.closeAllConnections();
    }, 20);
    server.close((error) => {
      clearInterval(check);
      if (error) reject(error);
      else resolve(cutOff);
    });
  });
}

/** Without it, a client that sends one request after the other would keep the connection open until the timeout. */
function endConnectionWith(reply: ServerResponse): void {
  if (!reply.headersSent) reply.setHeader('connection', 'close');
}
