import { listen } from '@fourfold/server/http/listen';
import { serveSite } from '@fourfold/server/static/serve-site';
import { buildFloor } from './floor-build.ts';

export type FloorSite = { address: string; close(): Promise<void> };

/** Serves the floor page with the file server of the product; forwards /api to the product. */
export async function serveFloor(api: string): Promise<FloorSite> {
  const files = await serveSite({
    name: 'floor',
    folder: await buildFloor(),
    head: '',
    api: null,
    videoHosts: null,
    storedBuilds: null,
  });
  const pass = ({ method, headers }: Request, path: string) =>
    fetch(`${api}${path}`, { method, headers: { authorization: headers.get('authorization') ?? '' } });
  const { port, close } = await listen(
    (request) => {
      const { pathname } = new URL(request.url);
      return pathname.startsWith('/api/') ? pass(request, pathname.slice('/api'.length)) : files(request);
    },
    { host: '127.0.0.1', port: 0 },
  );
  return { address: `http://localhost:${port}/`, close: async () => void (await close()) };
}
