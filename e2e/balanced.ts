import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Balanced = { port: number; close(): Promise<void> };

/**
 * Starts a round-robin load balancer for several server processes. A request that one process does
 * not accept goes to the next one. Responses are streamed.
 */
export async function balanced(port: number, targets: readonly string[]): Promise<Balanced> {
  let turn = 0;
  const server = createServer(async (asked, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of asked) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    for (let tries = 0; tries < targets.length; tries += 1) {
      turn += 1;
      if (await passOn(targets[turn % targets.length] ?? '', asked, body, reply)) return;
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

/**
 * Forwards a request. Resolves to false if the target did not respond, so that another can be
 * tried.
 */
function passOn(target: string, asked: IncomingMessage, body: Buffer, reply: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    const { method, url = '/', headers } = asked;
    const onward = request(new URL(url, target), { method, headers: { ...headers, connection: 'close' } }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
      // If the process dies in the middle of a stream, the client’s stream ends too.
      answer.on('error', () => reply.destroy());
      answer.on('aborted', () => reply.destroy());
      resolve(true);
    });
    onward.on('error', () => resolve(false));
    reply.on('close', () => onward.destroy());
    onward.end(body);
  });
}
