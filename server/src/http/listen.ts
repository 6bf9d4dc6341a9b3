import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HttpBindings, serve } from '@hono/node-server';

export type Listener = { port: number; close(): Promise<void> };
type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** Rejects with the system's error when the address cannot be had. */
export function listen(fetch: Fetch, { host, port }: { host: string; port: number }): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: fetch as Parameters<typeof serve>[0]['fetch'], hostname: host, port }) as Server;
    server.once('error', reject);
    server.once('listening', () => {
      server.off('error', reject);
      resolve({ port: (server.address() as AddressInfo).port, close: () => closed(server) });
    });
  });
}

/** Takes no new connections, lets running requests finish for a while, drops the idle ones. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    // A connection whose last request has just been answered would stay open for the next one.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const late = setTimeout(() => server.closeAllConnections(), patience);
    server.close((error) => {
      clearInterval(idle);
      clearTimeout(late);
      if (error) reject(error);
      else resolve();
    });
  });
}

/** Milliseconds that a running request has at shutdown. */
const patience = 10_000;
