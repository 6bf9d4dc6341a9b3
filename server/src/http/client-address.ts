import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The address that the limits use. Each of the `proxies` trusted reverse proxies appends the address that it saw, so
 * the entry of the outermost one is the client's; anything further left was written by the caller.
 */
export function clientAddress(incoming: IncomingMessage | undefined, proxies: number): string {
  const direct = incoming?.socket.remoteAddress ?? 'unknown';
  if (proxies === 0) return direct;
  const header = incoming?.headers['x-forwarded-for'];
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((one) => one.trim());
  const address = entries.at(-proxies) ?? '';
  return isIP(address) ? address : direct;
}
