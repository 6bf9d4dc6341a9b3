import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { between } from '../../src/seed/demo-chance.ts';
import { createForwarder, type ForwardedRequest, type Forwarder, gatewayReply, type ServerReply } from './forwarder.ts';
import { drawFault, type NetworkFault } from './network-faults.ts';

export type Network = Pick<Forwarder, 'statuses' | 'violations'> & {
  url: string;
  /** The number of requests by fault. */
  tally: ReadonlyMap<NetworkFault, number>;
  /** Stops all faults. Resolves when all delayed requests have been sent. */
  stopFaults(): Promise<void>;
  close(): Promise<void>;
};

/** Maximum milliseconds of a delay, and until a request is repeated. */
const [maxDelayMs, maxRepeatMs] = [3_000, 8_000];

/**
 * The network between students and servers: forwards each request to the next server, with a fault.
 * Each token has its own random numbers, so that a seed reproduces its faults.
 */
export async function openNetwork(
  servers: readonly string[],
  chanceOf: (token: string) => () => number,
): Promise<Network> {
  const { forward, statuses, violations, close } = createForwarder(servers);
  const tally = new Map<NetworkFault, number>();
  const repeats = new Set<Promise<unknown>>();
  let isFaultless = false;

  const server = createServer(async (incoming, reply) => {
    const { method = 'GET', url: path = '/', headers } = incoming;
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
    } catch {
      // The client has disconnected, so nothing is forwarded.
      return;
    }
    const chance = chanceOf(headers.authorization ?? '');
    const fault = isFaultless ? 'passed' : drawFault(chance);
    tally.set(fault, (tally.get(fault) ?? 0) + 1);
    await applyFault(fault, { forwarded: { method, path, headers, body: Buffer.concat(chunks) }, reply, chance });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function applyFault(fault: NetworkFault, { forwarded, reply, chance }: FaultyRequest): Promise<void> {
    const delay = () => wait(between(chance, 100, maxDelayMs));
    switch (fault) {
      case 'passed':
        return sendReply(reply, await forward(forwarded));
      case 'came late':
        return sendReply(reply, await delay().then(() => forward(forwarded)));
      case 'was answered late': {
        const answer = await forward(forwarded);
        return sendReply(reply, await delay().then(() => answer));
      }
      case 'was cut before it arrived':
        return void reply.destroy();
      case 'was cut before its reply':
        return void (await forward(forwarded).then(() => reply.destroy()));
      case 'had its reply cut in half':
        return sendTruncated(reply, await forward(forwarded));
      case 'had half its reply pass for a whole':
        return sendReply(reply, halfReply(await forward(forwarded)));
      case 'was sent twice at once':
        return sendReply(reply, randomReply(await Promise.all([forward(forwarded), forward(forwarded)]), chance));
      case 'was sent twice in turn':
        return sendReply(reply, randomReply([await forward(forwarded), await forward(forwarded)], chance));
      case 'was sent again later': {
        const again = wait(between(chance, 500, maxRepeatMs)).then(() => forward(forwarded));
        repeats.add(again);
        return sendReply(reply, await forward(forwarded));
      }
      case 'met a gateway that was unavailable':
        return sendReply(reply, randomReply([gatewayReply(502), gatewayReply(503), gatewayReply(504)], chance));
      default:
        return fault satisfies never;
    }
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tally,
    statuses,
    violations,
    async stopFaults() {
      isFaultless = true;
      await Promise.all(repeats);
    },
    async close() {
      server.closeAllConnections();
      close();
      await new Promise((closed) => server.close(closed));
    },
  };
}

type FaultyRequest = { forwarded: ForwardedRequest; reply: ServerResponse; chance(): number };

function randomReply([first, ...others]: [ServerReply, ...ServerReply[]], chance: () => number): ServerReply {
  return others[between(chance, -1, others.length - 1)] ?? first;
}

function sendReply(reply: ServerResponse, answer: ServerReply): void {
  reply.writeHead(answer.status, replyHeaders(answer)).end(answer.body);
}

/** Closes the connection before the announced length was sent. */
function sendTruncated(reply: ServerResponse, answer: ServerReply): void {
  reply.writeHead(answer.status, replyHeaders(answer));
  reply.write(halfReply(answer).body, () => reply.destroy());
}

function halfReply(answer: ServerReply): ServerReply {
  return { ...answer, body: answer.body.subarray(0, Math.floor(answer.body.length / 2)) };
}

/** The body is complete here, however the server sent it. */
function replyHeaders({ headers, body }: ServerReply) {
  const { 'transfer-encoding': _, connection: __, 'keep-alive': ___, ...others } = headers;
  return { ...others, 'content-length': String(body.length) };
}
