import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Balanced = { port: number; close(): Promise<void> };

/**
 * What stands in front of several server processes: each request goes to the next of them, and to another where one
 * does not take it. A stream is passed on as it comes.
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

/** False while nobody has answered anything: another may be asked. */
function passOn(target: string, asked: IncomingMessage, body: Buffer, reply: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    const { method, url = '/', headers } = asked;
    const onward = request(new URL(url, target), { method, headers: { ...headers, connection: 'close' } }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
      // A process that dies in the middle of a stream ends it for whoever reads.
      answer.on('error', () => reply.destroy());
      answer.on('aborted', () => reply.destroy());
      resolve(true);
    });
    onward.on('error', () => resolve(false));
    reply.on('close', () => onward.destroy());
    onward.end(body);
  });
}
