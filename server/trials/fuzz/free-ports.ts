import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Three ports that nobody listens on at this moment. */
export async function freePorts(): Promise<[number, number, number]> {
  const servers = [0, 0, 0].map(() => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const found = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return found as [number, number, number];
}
