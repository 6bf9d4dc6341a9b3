import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HttpBindings, serve } from '@hono/node-server';

export type Listener = {
  port: number;
  /** Resolves, when nothing is connected any more, with how many requests had to be cut off. */
  close(): Promise<number>;
};
type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** Milliseconds until the head of a request is there, and until it is there with its body: 5 MB at 45 kB a second. */
export const longestSilence = 20_000;
export const longestRequest = 120_000;

type Address = { host: string; port: number };
type Limits = { silence?: number; request?: number };

/**
 * Rejects with the system's error when the address cannot be had. Who sends a request so slowly that it would never
 * end is hung up on.
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
        requestTimeout: request,
        connectionsCheckingInterval: Math.min(5_000, silence),
      },
    }) as Server;
    const running = new Set<ServerResponse>();
    // Before anything answers: a reply that has begun takes no headers.
    server.prependListener('request', (_request, reply: ServerResponse) => {
      if (!server.listening) endConnectionWith(reply);
      running.add(reply);
      reply.once('close', () => running.delete(reply));
    });
    server.once('error', reject);
    server.once('listening', () => {
      server.off('error', reject);
      resolve({ port: (server.address() as AddressInfo).port, close: () => closed(server, running) });
    });
  });
}

/** Milliseconds that a running request has at shutdown. */
const patience = 10_000;

/** Takes no new connections, lets running requests finish for a while, then drops whatever is still connected. */
function closed(server: Server, running: ReadonlySet<ServerResponse>): Promise<number> {
  return new Promise((resolve, reject) => {
    const deadline = Date.now() + patience;
    let cut = 0;
    for (const reply of running) endConnectionWith(reply);
    // Browsers hold connections open in advance, on which nothing was ever asked; Node counts those as busy.
    const check = setInterval(() => {
      const isLate = Date.now() > deadline;
      if (isLate) cut = Math.max(cut, running.size);
      if (running.size === 0 || isLate) server.closeAllConnections();
    }, 20);
    server.close((error) => {
      clearInterval(check);
      if (error) reject(error);
      else resolve(cut);
    });
  });
}

/** Else a client that asks one thing after the other on a connection would keep us until its patience is over. */
function endConnectionWith(reply: ServerResponse): void {
  if (!reply.headersSent) reply.setHeader('connection', 'close');
}
