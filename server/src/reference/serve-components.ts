import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { answerFile, answerPlain } from '../static/answer-file.ts';
import { readFolder, type SiteFile, type SiteFiles, siteFiles } from '../static/site-files.ts';

type StorybookBuild = { builtAt: number; files: SiteFiles };

/**
 * Serves the built Storybook in a folder. The files are read on the first request, and read again after a new build.
 */
export function serveComponents(folder: string): (request: Request, path: string) => Promise<Response> {
  let built: StorybookBuild | null = null;
  const currentFiles = async () => {
    const page = await stat(join(folder, 'index.html')).catch(() => null);
    if (!page) return null;
    if (built?.builtAt === page.mtimeMs) return built.files;
    const files = siteFiles(await readFolder(folder), '');
    built = files && { builtAt: page.mtimeMs, files };
    return files;
  };
  return async (request, path) => {
    if (path === '') return new Response(null, { status: 308, headers: { location: 'components/' } });
    const files = await currentFiles();
    if (!files) return answerPlain(404, 'The components have not been built yet. Run npm run build:storybook.');
    const file = files.get(path === '/' ? '/index.html' : path);
    if (!file) return answerPlain(404, 'There is nothing at this address.');
    return await answerFile(file, request, {
      'cache-control': 'no-cache',
      ...(file.contentType.startsWith('text/html') && { 'content-security-policy': componentsPolicy(file) }),
    });
  };
}

/**
 * The content security policy of a Storybook page. It allows script files of this site, the inline scripts of the built
 * page (by hash), inline styles, because Storybook needs them, and frames on the same site.
 */
function componentsPolicy({ bytes }: SiteFile): string {
  const inline = [...new TextDecoder().decode(bytes).matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = inline.map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
