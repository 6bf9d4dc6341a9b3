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

/** Half the time of zlib's own choice, and a twentieth more bytes. */
const level = 4;

/**
 * Writes the entries as one file, under its name only when it is whole and on the disk. Nobody else may read it: a
 * backup has everybody's names and answers.
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

/** A name, too, is on the disk only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Whether a file is packed as an archive is; a course is plain text. */
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
 * Shows every entry between the manifest and the sums to `visit`, one after the other, and answers the manifest. Throws
 * a sentence where the file is not an archive, is cut off or was altered: at its end, for that is where the sums are.
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

/** Of the file, not of a connection: those have no path, and other codes. */
const ofFiles = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EISDIR'];

/** Faults of the file and of its packing are said; whatever else went wrong goes on as it is. */
function asSentence(fault: unknown, say: (why: string) => string): unknown {
  if (!(fault instanceof Error) || !('code' in fault)) return fault;
  const code = String(fault.code);
  if (code === 'Z_BUF_ERROR') return new StartFault('The archive is cut off: its end is missing.');
  if (code.startsWith('Z_')) return new StartFault('The archive is damaged: it cannot be unpacked.');
  return 'path' in fault || ofFiles.includes(code) ? new StartFault(say(fault.message)) : fault;
}
