import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Of each worker of a test run its own: two of them cannot find the same one free in the same moment. */
const share = 2_000;
const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % 10;
let next = randomInt(share);

/**
 * Three ports that nobody listens on, nor was given before: who has it may be down for a moment. Below those that
 * systems give to whoever connects: one of these may be taken before a server has it.
 */
export async function freePorts(): Promise<[number, number, number]> {
  const found: number[] = [];
  while (found.length < 3) {
    const port = 12_000 + worker * share + next;
    next = (next + 1) % share;
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
