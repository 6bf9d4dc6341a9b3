import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { between } from '../../src/seed/demo-chance.ts';
import { type Answer, type Asked, type Carrier, createCarrier, fromGateway } from './carrier.ts';
import { drawFate, type Fate } from './fates.ts';

export type Line = Pick<Carrier, 'statuses' | 'wrongs'> & {
  url: string;
  /** The number of requests by fault. */
  tally: ReadonlyMap<Fate, number>;
  /** Stops all faults. Resolves when all delayed requests have been sent. */
  calm(): Promise<void>;
  close(): Promise<void>;
};

/** Maximum milliseconds of a delay, and until a request is repeated. */
const [latest, muchLater] = [3_000, 8_000];

/**
 * The network between students and servers: forwards each request to the next server, with a fault.
 * Each token has its own random numbers, so that a seed reproduces its faults.
 */
export async function openLine(servers: readonly string[], chanceOf: (token: string) => () => number): Promise<Line> {
  const { carry, statuses, wrongs, close } = createCarrier(servers);
  const tally = new Map<Fate, number>();
  const later = new Set<Promise<unknown>>();
  let isCalm = false;

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
    const fate = isCalm ? 'passed' : drawFate(chance);
    tally.set(fate, (tally.get(fate) ?? 0) + 1);
    await meet(fate, { asked: { method, path, headers, body: Buffer.concat(chunks) }, reply, chance });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function meet(fate: Fate, { asked, reply, chance }: Met): Promise<void> {
    const held = () => wait(between(chance, 100, latest));
    switch (fate) {
      case 'passed':
        return pass(reply, await carry(asked));
      case 'came late':
        return pass(reply, await held().then(() => carry(asked)));
      case 'was answered late': {
        const answer = await carry(asked);
        return pass(reply, await held().then(() => answer));
      }
      case 'was cut before it arrived':
        return void reply.destroy();
      case 'was cut before its reply':
        return void (await carry(asked).then(() => reply.destroy()));
      case 'had its reply cut in half':
        return breakOff(reply, await carry(asked));
      case 'had half its reply pass for a whole':
        return pass(reply, halfOf(await carry(asked)));
      case 'was sent twice at once':
        return pass(reply, oneOf(await Promise.all([carry(asked), carry(asked)]), chance));
      case 'was sent twice in turn':
        return pass(reply, oneOf([await carry(asked), await carry(asked)], chance));
      case 'was sent again later': {
        const again = wait(between(chance, 500, muchLater)).then(() => carry(asked));
        later.add(again);
        return pass(reply, await carry(asked));
      }
      case 'met a gateway that was unavailable':
        return pass(reply, oneOf([fromGateway(502), fromGateway(503), fromGateway(504)], chance));
      default:
        return fate satisfies never;
    }
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tally,
    statuses,
    wrongs,
    async calm() {
      isCalm = true;
      await Promise.all(later);
    },
    async close() {
      server.closeAllConnections();
      close();
      await new Promise((closed) => server.close(closed));
    },
  };
}

type Met = { asked: Asked; reply: ServerResponse; chance(): number };

function oneOf([first, ...others]: [Answer, ...Answer[]], chance: () => number): Answer {
  return others[between(chance, -1, others.length - 1)] ?? first;
}

function pass(reply: ServerResponse, answer: Answer): void {
  reply.writeHead(answer.status, headersOf(answer)).end(answer.body);
}

/** Closes the connection before the announced length was sent. */
function breakOff(reply: ServerResponse, answer: Answer): void {
  reply.writeHead(answer.status, headersOf(answer));
  reply.write(halfOf(answer).body, () => reply.destroy());
}

function halfOf(answer: Answer): Answer {
  return { ...answer, body: answer.body.subarray(0, Math.floor(answer.body.length / 2)) };
}

/** The body is complete here, however the server sent it. */
function headersOf({ headers, body }: Answer) {
  const { 'transfer-encoding': _, connection: __, 'keep-alive': ___, ...others } = headers;
  return { ...others, 'content-length': String(body.length) };
}
