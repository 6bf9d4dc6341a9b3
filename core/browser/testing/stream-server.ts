/// <reference types="node" />
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { SessionState } from '../../contract/people.ts';
import { refusalReply } from '../../refusals/testing/refusal-reply.ts';
import { anAccount } from './an-account.ts';

/** A real server of event streams. Records the requests and sends the given states. */
export async function streamServer() {
  const open = new Map<ServerResponse, string>();
  const requests: string[] = [];
  const states = new Map<string, SessionState>();
  const server = createServer((request, response) => {
    const token = request.headers.authorization ?? '';
    requests.push(`${request.method} ${request.url} ${token}`);
    if (request.url !== '/sessions/events') {
      response
        .writeHead(401, { 'content-type': 'application/json' })
        .end(JSON.stringify(refusalReply('session_expired')));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    open.set(response, token);
    response.on('close', () => open.delete(response));
    const state = states.get(token) ?? { state: 'account', account: anAccount() };
    response.write(`: hello\n\ndata: ${JSON.stringify(state)}\n\n`);
  });
  const listen = (port: number) => new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((done) => server.close(() => done()));
  };
  onTestFinished(close);
  return {
    url: `http://127.0.0.1:${port}`,
    asked: requests,
    streams: () => [...open.values()],
    sendState(token: string, state: SessionState) {
      states.set(token, state);
      for (const [response, owner] of open) if (owner === token) response.write(`data: ${JSON.stringify(state)}\n\n`);
    },
    /** Sets the state for later connections only. */
    setState: (token: string, state: SessionState) => void states.set(token, state),
    close,
    open: () => listen(port),
  };
}
export type StreamServer = Awaited<ReturnType<typeof streamServer>>;
