import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Whom the limits count against. Behind `proxies` reverse proxies of ours, each of which appends the address it
 * saw, that is the entry the outermost one wrote; anything further left was written by the caller.
 */
export function clientAddress(incoming: IncomingMessage | undefined, proxies: number): string {
  const direct = incoming?.socket.remoteAddress ?? 'unknown';
  if (proxies === 0) return direct;
  const header = incoming?.headers['x-forwarded-for'];
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((one) => one.trim());
  const address = entries.at(-proxies) ?? '';
  return isIP(address) ? address : direct;
}
