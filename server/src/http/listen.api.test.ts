import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

const here = { host: '127.0.0.1', port: 0 };

it('a stop waits for the request that is running, and for nobody who only holds a connection', async () => {
  let finish = () => {};
  const listener = await listen(async () => {
    await new Promise<void>((done) => {
      finish = done;
    });
    return new Response('all of it');
  }, here);
  const silent = connect(listener.port, '127.0.0.1');
  await once(silent, 'connect');
  silent.on('error', () => {});
  const running = fetch(`http://127.0.0.1:${listener.port}/`);
  await new Promise((done) => setTimeout(done, 100));

  let stopped = false;
  const stopping = listener.close().then(() => {
    stopped = true;
  });
  await new Promise((done) => setTimeout(done, 100));
  expect(stopped).toBe(false);
  await expect(fetch(`http://127.0.0.1:${listener.port}/`)).rejects.toThrow();
  finish();
  expect(await (await running).text()).toBe('all of it');
  const began = performance.now();
  await stopping;
  expect(performance.now() - began).toBeLessThan(1000);
});

it('a port that is taken is told with the system’s own code', async () => {
  const first = await listen(() => new Response(), here);
  await expect(listen(() => new Response(), { ...here, port: first.port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  await first.close();
});

it('hangs up on whoever never ends a request, and on nobody else', async () => {
  const echo = async (request: Request) => new Response(await request.arrayBuffer().catch(() => null));
  const listener = await listen(echo, here, { silence: 150, request: 300 });
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
