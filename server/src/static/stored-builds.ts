import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Logger } from 'pino';
import { type Bytes, precompressed } from './compress.ts';
import { type FilesByPath, type SiteFile, siteFile } from './site-files.ts';

/** Stores the files of a site's builds, for tabs that were opened before the current build. */
export type StoredBuilds = {
  /** Stores the files of the current build below /assets/, and marks all other builds as replaced. */
  store(build: FilesByPath): Promise<void>;
  /** Deletes builds that were replaced long ago, and partial ones of interrupted starts. */
  sweep(): Promise<void>;
  /** Finds a file below /assets/ in any stored build; undefined if there is none. */
  find(path: string): Promise<SiteFile | undefined>;
};

type StoredBuildsOptions = {
  /** Has one folder per build; processes with the same DATA_DIR share it. */
  folder: string;
  now: () => Date;
  log: Logger;
};

const anHour = 3_600_000;
/** Milliseconds for which a build is stored after it was replaced: 14 days. */
const lifetime = 14 * 24 * anHour;
/** The file in a build's folder with the time at which it was replaced. The current build has none. */
const replacedAtFile = '.replaced-at';
/** The ending of a folder that is being written or deleted; it is not a build. */
const partSuffix = '.part';
/** The path of a file directly below /assets/. */
const assetPath = /^\/assets\/(\w[\w.-]*)$/;

/** Errors of the storage never stop a site: they are logged, and old tabs may miss files. */
export function openStoredBuilds({ folder, now, log }: StoredBuildsOptions): StoredBuilds {
  /** Cache of files that old tabs have requested; cleared at each sweep. */
  const cache = new Map<string, SiteFile>();

  async function builds(): Promise<string[]> {
    const names = await namesIn(folder);
    return names.filter((name) => !name.endsWith(partSuffix)).map((name) => join(folder, name));
  }

  async function write(build: string, files: FilesByPath): Promise<void> {
    const part = join(folder, `${basename(build)}-${randomUUID()}${partSuffix}`);
    await mkdir(part, { recursive: true });
    try {
      for (const [name, bytes] of files) await writeToDisk(join(part, name), bytes);
      await rename(part, build);
    } catch (error) {
      await rm(part, { recursive: true, force: true });
      // If the folder exists, another process was faster, and its folder is complete.
      if (!(await isThere(build))) throw error;
    }
  }

  async function isExpired(build: string): Promise<boolean> {
    const text = await readFile(join(build, replacedAtFile), 'utf8').catch(() => null);
    if (text === null) return false;
    const since = Date.parse(text);
    // A power cut can leave the file empty: then the time begins now.
    if (Number.isNaN(since)) await writeFile(join(build, replacedAtFile), now().toISOString());
    return since <= now().getTime() - lifetime;
  }

  return {
    async store(build) {
      try {
        const files = assetsOf(build);
        const own = join(folder, idOf(files));
        if (!(await isThere(own))) await write(own, files);
        await rm(join(own, replacedAtFile), { force: true });
        for (const other of await builds()) {
          if (other === own || (await isThere(join(other, replacedAtFile)))) continue;
          await writeFile(join(other, replacedAtFile), now().toISOString());
        }
      } catch (error) {
        log.warn({ err: error, folder }, 'this build is not kept for tabs that stay open over an upgrade');
      }
    },
    async sweep() {
      cache.clear();
      try {
        for (const build of await builds()) {
          if (!(await isExpired(build))) continue;
          // Renamed first, so that it disappears atomically; an interrupted deletion is completed
          // by a later sweep.
          const part = `${build}-${randomUUID()}${partSuffix}`;
          await rename(build, part);
          await rm(part, { recursive: true });
        }
        for (const name of await namesIn(folder)) {
          const part = join(folder, name);
          // A newer one may be in use by another process.
          const isLeftover = name.endsWith(partSuffix) && (await stat(part)).mtimeMs < Date.now() - anHour;
          if (isLeftover) await rm(part, { recursive: true, force: true });
        }
      } catch (error) {
        log.warn({ err: error, folder }, 'old builds could not be thrown away');
      }
    },
    async find(path) {
      const name = assetPath.exec(path)?.[1];
      // Compressed forms are not served as files of their own.
      if (name === undefined || Object.values(precompressed).some((ending) => name.endsWith(ending))) return undefined;
      const cached = cache.get(name);
      if (cached) return cached;
      for (const build of await builds().catch(() => [])) {
        const bytes = await bytesAt(build, name);
        if (!bytes) continue;
        const encodedFiles = new Map<string, Bytes>();
        for (const ending of Object.values(precompressed)) {
          const encoded = await bytesAt(build, name + ending);
          if (encoded) encodedFiles.set(path + ending, encoded);
        }
        const file = siteFile(path, bytes, encodedFiles);
        cache.set(name, file);
        return file;
      }
      return undefined;
    },
  };
}

/** The files below /assets/ by file name, without source maps. */
function assetsOf(build: FilesByPath): FilesByPath {
  const files = new Map<string, Bytes>();
  for (const [path, bytes] of build) {
    const name = assetPath.exec(path)?.[1];
    if (name && !name.endsWith('.map')) files.set(name, bytes);
  }
  return files;
}

/** The id of a build: a hash of its file names, which contain hashes of the contents. */
function idOf(files: FilesByPath): string {
  return createHash('sha256')
    .update([...files.keys()].sort().join('\n'))
    .digest('hex')
    .slice(0, 12);
}

/** Writes and syncs a file: it must be on the disk before its folder is renamed. */
async function writeToDisk(file: string, bytes: Bytes): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function bytesAt(build: string, name: string): Promise<Bytes | null> {
  return await readFile(join(build, name)).catch(() => null);
}

/** The entries of a folder; empty if it does not exist. */
async function namesIn(folder: string): Promise<string[]> {
  return await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

async function isThere(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  );
}
