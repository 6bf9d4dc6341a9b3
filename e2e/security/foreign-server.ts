import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ForeignServer = {
  /** A foreign origin, which allows and answers every request. */
  origin: string;
  /** A page without a policy, on a second origin. `/framing?<address>` shows that address in a frame. */
  page: string;
  /** The paths requested at `origin`. */
  requestedPaths: string[];
  close(): Promise<void>;
};

const types = { js: 'text/javascript', css: 'text/css', html: 'text/html', svg: 'image/svg+xml' };

export async function startForeignServer(): Promise<ForeignServer> {
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://x');
    if (request.headers.host?.startsWith('127.')) requestedPaths.push(pathname);
    const type = types[pathname.split('.').at(-1) as keyof typeof types] ?? 'text/html';
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' });
    response.end(pathname === '/framing' ? `<iframe src="${decodeURIComponent(search.slice(1))}"></iframe>` : '');
  });
  server.on('upgrade', (request, socket) => {
    requestedPaths.push(request.url ?? '');
    socket.destroy();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    page: `http://localhost:${port}`,
    requestedPaths,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
