import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartError } from '../start-error.ts';
import { type Manifest, manifestName, readManifest, sumsName } from './manifest.ts';
import { type ArchiveEntry, notAnArchive, packTar, unpackTar } from './tar.ts';

/** Half the time of zlib's default level, for 5 % more bytes. */
const compressionLevel = 4;

/**
 * Writes the entries to one file. The file gets its name when it is complete and synced to the
 * disk. Only the owner may read it, because a backup contains the names and answers of all users.
 */
export async function writeArchive(file: string, entries: AsyncIterable<ArchiveEntry>, now: Date): Promise<void> {
  if (existsSync(file)) throw new StartError(`${file} is there already: give another name.`);
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  try {
    const sink = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(packTar(withSums(entries), now), createGzip({ level: compressionLevel }), sink);
    await rename(draft, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await rm(draft, { force: true });
    throw asStartError(error, (why) => `The archive cannot be written: ${why}`);
  }
}

/** Syncs a folder: a new file name is on the disk only after that. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Whether a file is compressed with gzip, as an archive is; a course is plain text. */
export async function isGzip(file: string): Promise<boolean> {
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
      return bytesRead === 2 && buffer.readUInt16BE() === 0x1f8b;
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw asStartError(error, cannotRead);
  }
}

type EntryVisitor = (entry: ArchiveEntry, manifest: Manifest) => Promise<void> | void;

/**
 * Calls `visit` for each entry between the manifest and the checksums, in order, and returns the
 * manifest. Throws a StartError when the file is not an archive, is cut off or was altered. An
 * alteration is detected only at the end of the file, where the checksums are.
 */
export async function readArchive(file: string, visit: EntryVisitor = () => {}): Promise<Manifest> {
  if (!(await isGzip(file))) throw new StartError('This is not an archive of Fourfold.');
  try {
    return await pipeline(createReadStream(file), createGunzip(), (source: AsyncIterable<Buffer>) => {
      return readEntries(unpackTar(source), visit);
    });
  } catch (error) {
    throw asStartError(error, cannotRead);
  }
}

async function readEntries(entries: AsyncGenerator<ArchiveEntry>, visit: EntryVisitor): Promise<Manifest> {
  let manifest: Manifest | null = null;
  const sums: string[] = [];
  for await (const entry of entries) {
    if (manifest === null) {
      if (entry.name !== manifestName) throw new StartError(notAnArchive);
      manifest = readManifest(entry.bytes);
    } else if (entry.name === sumsName) {
      compareSums(entry.bytes.toString('utf8').split('\n').slice(0, -1), sums);
      if (!(await entries.next()).done) throw new StartError('The archive was altered: it has more than it says.');
      return manifest;
    } else {
      await visit(entry, manifest);
    }
    sums.push(sumLine(entry));
  }
  throw new StartError('The archive is cut off: its end is missing.');
}

function compareSums(expected: readonly string[], actual: readonly string[]): void {
  const at = actual.findIndex((line, index) => line !== expected[index]);
  const line = at >= 0 ? actual[at] : expected[actual.length];
  if (line !== undefined) throw new StartError(`The archive was altered: ${line.slice(66)} is not as it was written.`);
}

async function* withSums(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<ArchiveEntry> {
  const sums: string[] = [];
  for await (const entry of entries) {
    sums.push(sumLine(entry));
    yield entry;
  }
  yield { name: sumsName, bytes: Buffer.from(sums.map((line) => `${line}\n`).join('')) };
}

function sumLine({ name, bytes }: ArchiveEntry): string {
  return `${createHash('sha256').update(bytes).digest('hex')}  ${name}`;
}

const cannotRead = (why: string) => `The file cannot be read: ${why}`;

/** Error codes of files; errors of connections have other codes and no path. */
const fileErrorCodes = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EISDIR'];

/** Returns a StartError for errors of the file and of its compression; any other error unchanged. */
function asStartError(error: unknown, say: (why: string) => string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const code = String(error.code);
  if (code === 'Z_BUF_ERROR') return new StartError('The archive is cut off: its end is missing.');
  if (code.startsWith('Z_')) return new StartError('The archive is damaged: it cannot be unpacked.');
  return 'path' in error || fileErrorCodes.includes(code) ? new StartError(say(error.message)) : error;
}
