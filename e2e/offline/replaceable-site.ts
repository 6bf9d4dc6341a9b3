import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@fourfold/server/http/listen';
import { serveSite } from '@fourfold/server/static/serve-site';
import { root } from '../server.ts';

export type ReplaceableSite = {
  address: string;
  /** Replaces the build by one in which the file of this name has another name. Returns the path of the old file. */
  replace(name: string): Promise<string>;
  close(): Promise<void>;
};

/**
 * Serves the built learner app on its own origin; its build can be replaced as in a deployment.
 * `/api` is passed on to the product.
 */
export async function serveReplaceableSite(learner: string): Promise<ReplaceableSite> {
  const folder = await mkdtemp(join(tmpdir(), 'fourfold-builds-'));
  await cp(join(root, 'learner-app/dist'), folder, { recursive: true });
  const serve = () =>
    serveSite({ name: 'learner app', folder, head: '', api: null, videoHosts: null, storedBuilds: null });
  let files = await serve();
  const { port, close } = await listen(
    async (request) => {
      const { pathname, search } = new URL(request.url);
      if (!pathname.startsWith('/api/')) return files(request);
      const { method } = request;
      const headers = new Headers(request.headers);
      for (const name of ['host', 'origin', 'connection', 'content-length']) headers.delete(name);
      const body = method === 'GET' ? null : await request.arrayBuffer();
      const reply = await fetch(learner + pathname + search, { method, headers, body, signal: request.signal });
      const responseHeaders = new Headers(reply.headers);
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) responseHeaders.delete(name);
      // Streamed: the session's event stream has no end.
      return new Response(reply.body, { status: reply.status, headers: responseHeaders });
    },
    { host: '127.0.0.1', port: 0 },
  );
  return {
    address: `http://localhost:${port}`,
    async replace(name) {
      const oldFile = (await readdir(join(folder, 'assets'))).find(
        (file) => file.startsWith(name) && file.endsWith('.js'),
      );
      if (!oldFile) throw new Error(`no script has the name ${name}`);
      const newFile = oldFile.replace('.js', 'x.js');
      await cp(join(folder, 'assets', oldFile), join(folder, 'assets', newFile));
      await rm(join(folder, 'assets', oldFile));
      const worker = await readFile(join(folder, 'sw.js'), 'utf8');
      const id = /id:[`'"](\w+)/.exec(worker)?.[1] ?? '';
      await writeFile(join(folder, 'sw.js'), worker.replaceAll(oldFile, newFile).replaceAll(id, `${id}x`));
      files = await serve();
      return `/assets/${oldFile}`;
    },
    async close() {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}
