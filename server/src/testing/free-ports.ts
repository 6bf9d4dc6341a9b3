import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Three ports that nobody listens on. Below those that systems give to whoever connects: one of these may be taken
 * again before a server has it, or while it is down.
 */
export async function freePorts(): Promise<[number, number, number]> {
  const found = new Set<number>();
  while (found.size < 3) {
    const port = randomInt(12_000, 32_000);
    if (await isFree(port)) found.add(port);
  }
  return [...found] as [number, number, number];
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
