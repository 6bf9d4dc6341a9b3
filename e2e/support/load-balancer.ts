import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LoadBalancer = { port: number; close(): Promise<void> };

/**
 * Starts a round-robin load balancer for several server processes. A request that one process does
 * not accept goes to the next one. Responses are streamed.
 */
export async function startLoadBalancer(port: number, targets: readonly string[]): Promise<LoadBalancer> {
  let nextTarget = 0;
  const server = createServer(async (incoming, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    for (let tries = 0; tries < targets.length; tries += 1) {
      nextTarget += 1;
      if (await passOn(targets[nextTarget % targets.length] ?? '', incoming, body, reply)) return;
    }
    reply.writeHead(502).end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Forwards a request. Resolves to false if the target did not respond, so that another can be tried. */
function passOn(target: string, incoming: IncomingMessage, body: Buffer, reply: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    const { method, url = '/', headers } = incoming;
    const forwarded = request(
      new URL(url, target),
      { method, headers: { ...headers, connection: 'close' } },
      (response) => {
        reply.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(reply);
        // If the process dies in the middle of a stream, the client’s stream ends too.
        response.on('error', () => reply.destroy());
        response.on('aborted', () => reply.destroy());
        resolve(true);
      },
    );
    forwarded.on('error', () => resolve(false));
    reply.on('close', () => forwarded.destroy());
    forwarded.end(body);
  });
}
