import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartFault } from '../start-fault.ts';
import type { Entry } from './entry.ts';
import { type Manifest, manifestName, readManifest, sumsName } from './manifest.ts';
import { foreign, packTar, unpackTar } from './tar.ts';

/** Half the time of zlib's default level, for 5 % more bytes. */
const level = 4;

/**
 * Writes the entries to one file. The file gets its name when it is complete and synced to the
 * disk. Only the owner may read it, because a backup contains the names and answers of all users.
 */
export async function writeArchive(file: string, entries: AsyncIterable<Entry>, now: Date): Promise<void> {
  if (existsSync(file)) throw new StartFault(`${file} is there already: give another name.`);
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  try {
    const sink = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(packTar(withSums(entries), now), createGzip({ level }), sink);
    await rename(draft, file);
    await syncFolder(dirname(file));
  } catch (fault) {
    await rm(draft, { force: true });
    throw asSentence(fault, (why) => `The archive cannot be written: ${why}`);
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
export async function isPacked(file: string): Promise<boolean> {
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
      return bytesRead === 2 && buffer.readUInt16BE() === 0x1f8b;
    } finally {
      await handle.close();
    }
  } catch (fault) {
    throw asSentence(fault, cannotRead);
  }
}

type Visit = (entry: Entry, manifest: Manifest) => Promise<void> | void;

/**
 * Calls `visit` for each entry between the manifest and the checksums, in order, and returns the
 * manifest. Throws a StartError when the file is not an archive, is cut off or was altered. An
 * alteration is detected only at the end of the file, where the checksums are.
 */
export async function readArchive(file: string, visit: Visit = () => {}): Promise<Manifest> {
  if (!(await isPacked(file))) throw new StartFault('This is not an archive of Fourfold.');
  try {
    return await pipeline(createReadStream(file), createGunzip(), (source: AsyncIterable<Buffer>) => {
      return checked(unpackTar(source), visit);
    });
  } catch (fault) {
    throw asSentence(fault, cannotRead);
  }
}

async function checked(entries: AsyncGenerator<Entry>, visit: Visit): Promise<Manifest> {
  let manifest: Manifest | null = null;
  const sums: string[] = [];
  for await (const entry of entries) {
    if (manifest === null) {
      if (entry.name !== manifestName) throw new StartFault(foreign);
      manifest = readManifest(entry.bytes);
    } else if (entry.name === sumsName) {
      compare(entry.bytes.toString('utf8').split('\n').slice(0, -1), sums);
      if (!(await entries.next()).done) throw new StartFault('The archive was altered: it has more than it says.');
      return manifest;
    } else {
      await visit(entry, manifest);
    }
    sums.push(sumLine(entry));
  }
  throw new StartFault('The archive is cut off: its end is missing.');
}

function compare(said: readonly string[], found: readonly string[]): void {
  const at = found.findIndex((line, index) => line !== said[index]);
  const line = at >= 0 ? found[at] : said[found.length];
  if (line !== undefined) throw new StartFault(`The archive was altered: ${line.slice(66)} is not as it was written.`);
}

async function* withSums(entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  const sums: string[] = [];
  for await (const entry of entries) {
    sums.push(sumLine(entry));
    yield entry;
  }
  yield { name: sumsName, bytes: Buffer.from(sums.map((line) => `${line}\n`).join('')) };
}

function sumLine({ name, bytes }: Entry): string {
  return `${createHash('sha256').update(bytes).digest('hex')}  ${name}`;
}

const cannotRead = (why: string) => `The file cannot be read: ${why}`;

/** Error codes of files; errors of connections have other codes and no path. */
const ofFiles = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EISDIR'];

/**
 * Returns a StartError for errors of the file and of its compression; any other error unchanged.
 */
function asSentence(fault: unknown, say: (why: string) => string): unknown {
  if (!(fault instanceof Error) || !('code' in fault)) return fault;
  const code = String(fault.code);
  if (code === 'Z_BUF_ERROR') return new StartFault('The archive is cut off: its end is missing.');
  if (code.startsWith('Z_')) return new StartFault('The archive is damaged: it cannot be unpacked.');
  return 'path' in fault || ofFiles.includes(code) ? new StartFault(say(fault.message)) : fault;
}
