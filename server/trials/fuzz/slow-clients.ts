import { once } from 'node:events';
import { connect } from 'node:net';
import { longestRequest, longestSilence } from '../../src/http/listen.ts';

/** Clients of each kind that never finish their request. */
const clientsPerKind = 10;
const requestHead = 'POST /sessions HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
const body = `${requestHead}content-length: 1000\r\n\r\n{"email":"`;

/** What each kind sends first and every second, and the milliseconds after which the server must disconnect it. */
const slowKinds = [
  { name: 'nothing at all', first: '', drip: '', within: longestSilence },
  { name: 'half of a request line', first: 'GET /top', drip: '', within: longestSilence },
  { name: 'a header every second', first: requestHead, drip: 'x-more: y\r\n', within: longestSilence },
  { name: 'half of a body', first: body, drip: '', within: longestRequest },
  { name: 'a byte of a body every second', first: body, drip: 'x', within: longestRequest },
] as const;

/** Milliseconds for the interval of the server's checks, and for a busy machine. */
const graceMs = 15_000;

export type SlowResult = { requests: number; wrong: string[] };

/**
 * Opens all clients and waits until the server has disconnected each. A short run skips those that
 * only the longest limit ends.
 */
export async function slowClients(port: number, { short }: { short: boolean }): Promise<SlowResult> {
  const checkedKinds = slowKinds.filter(({ within }) => !short || within === longestSilence);
  const all = checkedKinds.flatMap((kind) => Array.from({ length: clientsPerKind }, () => slowClient(port, kind)));
  const notDisconnected = (await Promise.all(all)).filter((name) => name !== null);
  const wrong = [...new Set(notDisconnected)].map((name) => `a client that sends ${name} was not disconnected in time`);
  return { requests: all.length, wrong };
}

async function slowClient(
  port: number,
  { name, first, drip, within }: (typeof slowKinds)[number],
): Promise<string | null> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.resume();
  socket.write(first);
  const dripTimer = setInterval(() => socket.write(drip), 1_000);
  const closed = new Promise<null>((resolve) => socket.once('close', () => resolve(null)));
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, within + graceMs, name);
  });
  const outcome = await Promise.race([closed, timedOut]);
  clearInterval(dripTimer);
  clearTimeout(timer);
  socket.destroy();
  return outcome;
}
