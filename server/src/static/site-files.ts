import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Encoding } from '../http/encoding-for.ts';
import { type Bytes, compressed, precompressed } from './compressed.ts';
import { contentTypeOf, shrinks } from './content-types.ts';

export type SiteFile = {
  contentType: string;
  etag: string;
  bytes: Bytes;
  /** The file in this encoding; null where that would not be smaller. */
  encoded(encoding: Encoding): Promise<Bytes | null>;
};

/** The files of a built app by their path, `/assets/index-BxY2.js`. Read once: a build is a few megabytes. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** Null when the app hasn't been built. `head` is put first in the page's head, before any script. */
export async function readSite(folder: string, head: string): Promise<SiteFiles | null> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const onDisk = new Map<string, Bytes>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    onDisk.set(
      `/${file
        .slice(folder.length + 1)
        .split(sep)
        .join('/')}`,
      await readFile(file),
    );
  }
  const files = new Map<string, SiteFile>();
  for (const [path, bytes] of onDisk) {
    if (Object.values(precompressed).some((ending) => path.endsWith(ending)) || path.endsWith('.map')) continue;
    if (path === '/index.html') files.set(path, siteFile(path, withHead(bytes, head), new Map()));
    else files.set(path, siteFile(path, bytes, onDisk));
  }
  return files.has('/index.html') ? files : null;
}

function withHead(page: Bytes, head: string): Bytes {
  return Buffer.from(new TextDecoder().decode(page).replace(/<head[^>]*>/i, (opening) => `${opening}${head}`));
}

function siteFile(path: string, bytes: Bytes, onDisk: ReadonlyMap<string, Bytes>): SiteFile {
  const contentType = contentTypeOf(extname(path));
  const made = new Map<Encoding, Promise<Bytes | null>>();
  const encode = async (encoding: Encoding) => {
    const smaller = onDisk.get(path + precompressed[encoding]) ?? (await compressed(bytes, encoding));
    return smaller.length < bytes.length ? smaller : null;
  };
  return {
    contentType,
    bytes,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    async encoded(encoding) {
      if (!shrinks(contentType)) return null;
      const known = made.get(encoding) ?? encode(encoding);
      made.set(encoding, known);
      return await known;
    },
  };
}
