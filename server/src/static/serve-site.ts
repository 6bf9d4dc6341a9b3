import type { VideoHosts } from '@fourfold/core/rich-text/video/video-hosts';
import { answerFile, answerPlain } from './answer-file.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { readFolder, type SiteFile, type SiteFiles, siteFiles } from './site-files.ts';
import type { StoredBuilds } from './stored-builds.ts';

export type SiteOptions = {
  /** The app's name for messages. */
  name: string;
  /** Its built files. */
  folder: string;
  /** HTML for the beginning of the page's head: what the app needs before its first script runs. */
  head: string;
  /** Origin of the API if it is not the site's own; null otherwise. */
  api: string | null;
  /** Hosts whose videos the page plays. */
  videoHosts: VideoHosts;
  /** Storage of builds for tabs that were opened before the current one; null stores none. */
  storedBuilds: StoredBuilds | null;
};

const aYear = 'public, max-age=31536000, immutable';

/** Returns a function that serves a built app: its files, and its page for every navigation. */
export async function serveSite({
  name,
  folder,
  head,
  api,
  videoHosts,
  storedBuilds,
}: SiteOptions): Promise<(request: Request) => Promise<Response>> {
  const policy = contentSecurityPolicy({ api, videoHosts });
  const read = async () => {
    const onDisk = await readFolder(folder);
    const found = siteFiles(onDisk, head);
    if (found) await storedBuilds?.store(onDisk);
    return found;
  };
  let files = await read();
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answerPlain(405, 'This address can only be read.', { allow: 'GET, HEAD' });
    }
    files ??= await read();
    if (!files) return answerPlain(503, `The ${name} has not been built yet. Run npm start.`);
    const path = new URL(request.url).pathname;
    const found =
      fileAt(files, path) ??
      (isNavigation(request, path) ? fileAt(files, '/index.html') : undefined) ??
      (await storedBuilds?.find(path));
    if (!found) return answerPlain(404, 'There is nothing at this address.');
    return await answerFile(found, request, {
      'cache-control': path.startsWith('/assets/') ? aYear : 'no-cache',
      ...((found.contentType.startsWith('text/html') || isWorker(path)) && { 'content-security-policy': policy }),
    });
  };
}

function fileAt(files: SiteFiles, path: string): SiteFile | undefined {
  return files.get(path === '/' ? '/index.html' : path);
}

/** Whether a person navigates. For other requests, such as for a missing chunk, the page must not be returned. */
function isNavigation(request: Request, path: string): boolean {
  if (path.startsWith('/assets/')) return false;
  const mode = request.headers.get('sec-fetch-mode');
  if (mode !== null && mode !== 'navigate') return false;
  return (request.headers.get('accept') ?? '').includes('text/html');
}

/** Whether the path is a worker's script: a worker uses the policy of its own script, not that of the page. */
function isWorker(path: string): boolean {
  return path === '/sw.js' || /^\/assets\/[\w-]*worker-[\w-]+\.js$/.test(path);
}
