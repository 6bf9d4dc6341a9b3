import type { VideoHosts } from '@fourfold/core/rich-text/video/video-hosts';
import { answerFile, answerPlain } from './answer-file.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { KeptBuilds } from './kept-builds.ts';
import { readFolder, type SiteFile, type SiteFiles, siteFiles } from './site-files.ts';

export type SiteOptions = {
  /** The app's name as a sentence needs it. */
  name: string;
  /** Its built files. */
  folder: string;
  /** Put first in the page's head: what the app must know of this installation before its first script runs. */
  head: string;
  /** Origin of the API where that is not the site's own; null otherwise. */
  api: string | null;
  /** Hosts whose videos the page plays. */
  videoHosts: VideoHosts;
  /** Where builds stay for tabs that were opened before the present one; null keeps none. */
  kept: KeptBuilds | null;
};

const aYear = 'public, max-age=31536000, immutable';

/** One built app: its files, and its page for every address that a person can navigate to. */
export async function serveSite({
  name,
  folder,
  head,
  api,
  videoHosts,
  kept,
}: SiteOptions): Promise<(request: Request) => Promise<Response>> {
  const policy = contentSecurityPolicy({ api, videoHosts });
  const read = async () => {
    const onDisk = await readFolder(folder);
    const found = siteFiles(onDisk, head);
    if (found) await kept?.keep(onDisk);
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
      (await kept?.find(path));
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

/** A person going somewhere, and not a page asking for one of its parts: a missing chunk must not become a page. */
function isNavigation(request: Request, path: string): boolean {
  if (path.startsWith('/assets/')) return false;
  const mode = request.headers.get('sec-fetch-mode');
  if (mode !== null && mode !== 'navigate') return false;
  return (request.headers.get('accept') ?? '').includes('text/html');
}

/** A worker keeps to the policy that its own script comes with, and not to that of its page. */
function isWorker(path: string): boolean {
  return path === '/sw.js' || /^\/assets\/[\w-]*worker-[\w-]+\.js$/.test(path);
}
