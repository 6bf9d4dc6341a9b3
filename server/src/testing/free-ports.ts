import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Each worker of a test run has its own range, so that two workers cannot choose the same port. */
const portsPerWorker = 2_000;
const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % 10;
let next = randomInt(portsPerWorker);

/**
 * Returns three ports that are free and were not returned before, because a server with such a port
 * may be restarting. They are below the ephemeral range, whose ports may be taken at any time.
 */
export async function freePorts(): Promise<[number, number, number]> {
  const found: number[] = [];
  while (found.length < 3) {
    const port = 12_000 + worker * portsPerWorker + next;
    next = (next + 1) % portsPerWorker;
    if (await isFree(port)) found.push(port);
  }
  return found as [number, number, number];
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  const free = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (free) await once(probe.close(), 'close');
  return free;
}
