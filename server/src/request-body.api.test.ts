import { once } from 'node:events';
import { connect as openSocket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const json = { 'content-type': 'application/json' };

describe('a body', () => {
  it('whose content-length is too large is refused before it is sent', async () => {
    const { port } = new URL(server.url);
    const socket = openSocket(Number(port), '127.0.0.1');
    socket.write(
      'POST /sessions HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 3000000\r\n\r\n{',
    );
    const [reply] = (await once(socket, 'data')) as [Buffer];
    expect(reply.toString()).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });

  it('that is too large without a content-length is refused', async () => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(100_000).fill(0x20)),
    });
    const refused = await fetch(`${server.url}/sessions`, {
      method: 'POST',
      headers: json,
      body: endless,
      duplex: 'half',
    } as RequestInit).then(
      (reply) => reply.status,
      // The server may close the connection while the rest is being sent.
      () => 413,
    );
    expect(refused).toBe(413);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });

  it('that is cut off causes no unexpected error', async () => {
    const before = server.logged.length;
    const { port } = new URL(server.url);
    const socket = openSocket(Number(port), '127.0.0.1');
    socket.write(
      'POST /sessions HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"em',
    );
    await new Promise((done) => setTimeout(done, 50));
    socket.destroy();
    await new Promise((done) => setTimeout(done, 50));
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    expect(server.logged.slice(before).filter((line) => line.includes('unexpected error'))).toEqual([]);
  });

  it('of a call without a body is not read', async () => {
    const { token } = await server.as('student');
    const reply = await fetch(`${server.url}/accounts/set_current_user`, {
      method: 'PUT',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: '{broken',
    });
    expect(reply.status).toBe(200);
  });
});
