import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Logger } from 'pino';
import { type Bytes, precompressed } from './compressed.ts';
import { type Read, type SiteFile, siteFile } from './site-files.ts';

/** The files of a site's builds, for tabs that were opened before the present one. */
export type KeptBuilds = {
  /** Keeps what a build has below /assets/, and says of all others that they are not the present one. */
  keep(build: Read): Promise<void>;
  /** Throws away what was replaced long enough ago, and what a start left half done. */
  sweep(): Promise<void>;
  /** A file below /assets/ of any build that is kept. */
  find(path: string): Promise<SiteFile | undefined>;
};

type Keeping = {
  /** One folder a build; processes on one DATA_DIR share it. */
  folder: string;
  now: () => Date;
  log: Logger;
};

const anHour = 3_600_000;
/** Milliseconds for which a build is kept after it was replaced: 14 days. */
const lifetime = 14 * 24 * anHour;
/** In a build's folder: since when it is not the present one. The present one has none. */
const stamp = '.replaced-at';
/** Of a folder that is being written, or thrown away: it counts as no build. */
const unfinished = '.part';
/** A file of a build, below no other folder. */
const asset = /^\/assets\/(\w[\w.-]*)$/;

/** Storage that fails never stops a site: old tabs then do without, and the log says so. */
export function keptBuilds({ folder, now, log }: Keeping): KeptBuilds {
  /** What old tabs have asked for; forgotten at each sweep. */
  const found = new Map<string, SiteFile>();

  async function builds(): Promise<string[]> {
    const names = await namesIn(folder);
    return names.filter((name) => !name.endsWith(unfinished)).map((name) => join(folder, name));
  }

  async function write(build: string, files: Read): Promise<void> {
    const part = join(folder, `${basename(build)}-${randomUUID()}${unfinished}`);
    await mkdir(part, { recursive: true });
    try {
      for (const [name, bytes] of files) await writeToDisk(join(part, name), bytes);
      await rename(part, build);
    } catch (error) {
      await rm(part, { recursive: true, force: true });
      // Another process was quicker: a folder under its name is whole.
      if (!(await isThere(build))) throw error;
    }
  }

  async function isOver(build: string): Promise<boolean> {
    const text = await readFile(join(build, stamp), 'utf8').catch(() => null);
    if (text === null) return false;
    const since = Date.parse(text);
    // A power cut can leave it empty: from now on, then.
    if (Number.isNaN(since)) await writeFile(join(build, stamp), now().toISOString());
    return since <= now().getTime() - lifetime;
  }

  return {
    async keep(build) {
      try {
        const files = assetsOf(build);
        const own = join(folder, idOf(files));
        if (!(await isThere(own))) await write(own, files);
        await rm(join(own, stamp), { force: true });
        for (const other of await builds()) {
          if (other === own || (await isThere(join(other, stamp)))) continue;
          await writeFile(join(other, stamp), now().toISOString());
        }
      } catch (error) {
        log.warn({ err: error, folder }, 'this build is not kept for tabs that stay open over an upgrade');
      }
    },
    async sweep() {
      found.clear();
      try {
        for (const build of await builds()) {
          if (!(await isOver(build))) continue;
          // Gone in one step; what is cut off after it goes with the next sweep.
          const part = `${build}-${randomUUID()}${unfinished}`;
          await rename(build, part);
          await rm(part, { recursive: true });
        }
        for (const name of await namesIn(folder)) {
          const part = join(folder, name);
          // Another process may be writing a younger one.
          const isLeft = name.endsWith(unfinished) && (await stat(part)).mtimeMs < Date.now() - anHour;
          if (isLeft) await rm(part, { recursive: true, force: true });
        }
      } catch (error) {
        log.warn({ err: error, folder }, 'old builds could not be thrown away');
      }
    },
    async find(path) {
      const name = asset.exec(path)?.[1];
      // What others were compressed into is no file of its own.
      if (name === undefined || Object.values(precompressed).some((ending) => name.endsWith(ending))) return undefined;
      const known = found.get(name);
      if (known) return known;
      for (const build of await builds().catch(() => [])) {
        const bytes = await bytesAt(build, name);
        if (!bytes) continue;
        const beside = new Map<string, Bytes>();
        for (const ending of Object.values(precompressed)) {
          const encoded = await bytesAt(build, name + ending);
          if (encoded) beside.set(path + ending, encoded);
        }
        const file = siteFile(path, bytes, beside);
        found.set(name, file);
        return file;
      }
      return undefined;
    },
  };
}

/** By their names alone, as they lie in a build's folder; what only developers read is not kept. */
function assetsOf(build: Read): Read {
  const files = new Map<string, Bytes>();
  for (const [path, bytes] of build) {
    const name = asset.exec(path)?.[1];
    if (name && !name.endsWith('.map')) files.set(name, bytes);
  }
  return files;
}

/** Hashed names say what is in the files. */
function idOf(files: Read): string {
  return createHash('sha256')
    .update([...files.keys()].sort().join('\n'))
    .digest('hex')
    .slice(0, 12);
}

/** On the disk when it resolves: the folder's new name must not be there before what is in it. */
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

/** None where nothing was ever kept. */
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
