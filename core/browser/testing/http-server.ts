/// <reference types="node" />
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: string };
export type ServerReply = {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  after?: Promise<void>;
  isTruncated?: boolean;
};

/** A real HTTP server on a free port, for tests. Records the requests and replies with `answer`. */
export async function httpServer(answer: (received: ReceivedRequest) => ServerReply) {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const one = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    received.push(one);
    const { status = 200, headers, body = {}, after, isTruncated } = answer(one);
    await after;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    if (isTruncated) {
      response.write('{');
      return void setTimeout(() => response.destroy(), 20);
    }
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: received,
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}
