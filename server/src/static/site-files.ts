import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Encoding } from '../http/encoding-for.ts';
import { type Bytes, compress, precompressed } from './compress.ts';

export type SiteFile = {
  contentType: string;
  etag: string;
  bytes: Bytes;
  /** The file in this encoding; null if that is not smaller. */
  encoded(encoding: Encoding): Promise<Bytes | null>;
};

/**
 * The files of a built app by path, such as `/assets/index-BxY2.js`. All are in memory: a build has a few megabytes.
 */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** The files of a folder by path. */
export type FilesByPath = ReadonlyMap<string, Bytes>;

/** Reads all files of a folder; empty if it does not exist. */
export async function readFolder(folder: string): Promise<FilesByPath> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = new Map<string, Bytes>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length + 1).split(sep);
    found.set(`/${path.join('/')}`, await readFile(file));
  }
  return found;
}

/** Null when the app has not been built. `head` is inserted at the beginning of the page's head, before any script. */
export function siteFiles(onDisk: FilesByPath, head: string): SiteFiles | null {
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

/** One file. If `onDisk` has a compressed form of it, that is sent. */
export function siteFile(path: string, bytes: Bytes, onDisk: FilesByPath): SiteFile {
  const contentType = contentTypeOf(extname(path));
  const made = new Map<Encoding, Promise<Bytes | null>>();
  const encode = async (encoding: Encoding) => {
    const smaller = onDisk.get(path + precompressed[encoding]) ?? (await compress(bytes, encoding));
    return smaller.length < bytes.length ? smaller : null;
  };
  return {
    contentType,
    bytes,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    async encoded(encoding) {
      if (!isCompressible(contentType)) return null;
      const known = made.get(encoding) ?? encode(encoding);
      made.set(encoding, known);
      return await known;
    },
  };
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
};

/** The content type by the ending of a file name, such as `.js`. With nosniff browsers do not guess unknown types. */
function contentTypeOf(ending: string): string {
  return types[ending] ?? 'application/octet-stream';
}

/** Whether compression makes a file smaller; the formats of images and fonts are already compressed. */
function isCompressible(contentType: string): boolean {
  return /^(?:text|application\/(?:json|manifest|wasm)|image\/svg)/.test(contentType);
}
