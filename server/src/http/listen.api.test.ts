import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { rawConnection, repliesIn } from '../testing/raw-connection.ts';
import { listen } from './listen.ts';

const here = { host: '127.0.0.1', port: 0 };
/** Milliseconds, for a busy machine. The server waits twice as long for a running request. */
const atOnce = 5_000;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

it('a stop waits for a running request, and not for an idle connection', async () => {
  let finish = () => {};
  let begin = () => {};
  const begun = new Promise<void>((done) => (begin = done));
  const listener = await listen(async () => {
    await new Promise<void>((done) => {
      finish = done;
      begin();
    });
    return new Response('all of it');
  }, here);
  const silent = connect(listener.port, '127.0.0.1');
  await once(silent, 'connect');
  silent.on('error', () => {});
  const running = fetch(`http://127.0.0.1:${listener.port}/`);
  await begun;

  let stopped = false;
  const stopping = listener.close().then(() => {
    stopped = true;
  });
  await pause(100);
  expect(stopped).toBe(false);
  await expect(fetch(`http://127.0.0.1:${listener.port}/`)).rejects.toThrow();
  finish();
  expect(await (await running).text()).toBe('all of it');
  const began = performance.now();
  await stopping;
  expect(performance.now() - began).toBeLessThan(atOnce);
});

it('a client that sends one request after the other gets complete replies and is disconnected at a stop', async () => {
  let answering = () => {};
  const listener = await listen(async () => {
    answering();
    await pause(20);
    return new Response('all of it');
  }, here);
  const client = await rawConnection(listener.port);
  const ask = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';
  client.send(ask);
  const asking = setInterval(() => {
    const replies = repliesIn(client.received());
    if (replies.length === asked && replies.every(({ isWhole }) => isWhole)) {
      asked += 1;
      client.send(ask);
    }
  }, 1);
  let asked = 1;
  await pause(200);
  // In the middle of a request: between two requests there is no reply that could carry the header.
  await new Promise<void>((done) => {
    answering = done;
  });
  const began = performance.now();
  expect(await listener.close()).toBe(0);
  expect(performance.now() - began).toBeLessThan(atOnce);
  await client.closed;
  clearInterval(asking);
  const replies = repliesIn(client.received());
  expect(replies.length).toBeGreaterThan(3);
  expect(replies.every(({ isWhole }) => isWhole)).toBe(true);
  expect(replies.map(({ closes }) => closes).indexOf(true)).toBe(replies.length - 1);
});

it('a stop does not wait for requests whose connection was closed', async () => {
  const listener = await listen(async () => {
    await pause(100);
    return new Response();
  }, here);
  const client = await rawConnection(listener.port);
  client.send('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(3));
  await pause(30);
  client.disconnect();
  await pause(30);
  const began = performance.now();
  expect(await listener.close()).toBe(0);
  expect(performance.now() - began).toBeLessThan(atOnce);
});

it('a port in use rejects with the error code of the system', async () => {
  const first = await listen(() => new Response(), here);
  await expect(listen(() => new Response(), { ...here, port: first.port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  await first.close();
});

it('closes the connection of a request that never ends, and no other', async () => {
  const echo = async (request: Request) => new Response(await request.arrayBuffer().catch(() => null));
  const listener = await listen(echo, here, { silence: 1_000, request: 2_000 });
  const ended = async (sent: string) => {
    const socket = connect(listener.port, '127.0.0.1').resume();
    const dripping = setInterval(() => socket.write(sent.includes('length') ? 'x' : 'x-more: y\r\n'), 50);
    socket.on('error', () => {});
    socket.write(sent);
    await new Promise((done) => socket.once('close', done));
    clearInterval(dripping);
    return true;
  };
  const head = 'POST / HTTP/1.1\r\nhost: localhost\r\n';
  expect(await Promise.all([ended(''), ended(head), ended(`${head}content-length: 9000\r\n\r\n`)])).toEqual([
    true,
    true,
    true,
  ]);
  const reply = await fetch(`http://127.0.0.1:${listener.port}/`, { method: 'POST', body: 'whole' });
  expect(await reply.text()).toBe('whole');
  await listener.close();
});
