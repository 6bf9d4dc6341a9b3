import { StartError } from '../start-error.ts';

// POSIX ustar: a header of 512 bytes, the file, zeroes up to the next multiple of 512, and two
// blocks of zeroes at the end. Every system can open it, and reading needs only one file in memory.
const blockSize = 512;
/** Bytes. A part of a table has some MB, an image at most 5 MB; a larger file is not from our archives. */
const maxEntrySize = 256 * 1024 * 1024;
const endBlocks = Buffer.alloc(2 * blockSize);

/** Writes the entries as a tar. */
export async function* packTar(entries: AsyncIterable<ArchiveEntry>, now: Date): AsyncGenerator<Buffer> {
  for await (const { name, bytes } of entries) {
    yield header(name, bytes.length, now);
    yield bytes;
    yield endBlocks.subarray(0, paddingOf(bytes.length));
  }
  yield endBlocks;
}

/** Reads the entries of a tar, in order. Throws a StartError when it is not one of ours or is cut off. */
export async function* unpackTar(source: AsyncIterable<Buffer>): AsyncGenerator<ArchiveEntry> {
  const reader = makeReader(source);
  for (;;) {
    const head = await reader.take(blockSize);
    if (isBlank(head)) break;
    const { name, size } = readHeader(head);
    const bytes = await reader.take(size);
    await reader.take(paddingOf(size));
    yield { name, bytes };
  }
  // Reads to the end, where gzip has its checksum.
  for await (const more of reader.rest()) if (!isBlank(more)) throw new StartError(notAnArchive);
}

/** The message for a file that is not an archive of ours. */
export const notAnArchive = 'This is not an archive of Fourfold, or it was damaged.';

function isBlank(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0);
}

function header(name: string, size: number, now: Date): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a name for a tar`);
  const head = Buffer.alloc(blockSize);
  const write = (at: number, text: string) => head.write(text, at, 'latin1');
  const octal = (at: number, digits: number, value: number) => write(at, value.toString(8).padStart(digits, '0'));
  write(0, name);
  octal(100, 7, 0o600);
  octal(108, 7, 0);
  octal(116, 7, 0);
  octal(124, 11, size);
  octal(136, 11, Math.floor(now.getTime() / 1000));
  // A plain file.
  write(156, '0');
  write(257, 'ustar\u000000');
  octal(148, 6, checksumOf(head));
  write(155, ' ');
  return head;
}

function readHeader(head: Buffer): { name: string; size: number } {
  const text = (from: number, to: number) => head.toString('latin1', from, to).replace(/[\0 ].*$/s, '');
  const size = Number.parseInt(text(124, 136), 8);
  const isOurs =
    head.toString('latin1', 257, 262) === 'ustar' && Number.parseInt(text(148, 156), 8) === checksumOf(head);
  if (!isOurs || text(156, 157) !== '0' || !(size >= 0 && size <= maxEntrySize)) {
    throw new StartError(notAnArchive);
  }
  return { name: text(0, 100), size };
}

/** The checksum of the header, with its own eight bytes counted as spaces. */
function checksumOf(head: Buffer): number {
  return head.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}

function paddingOf(size: number): number {
  return (blockSize - (size % blockSize)) % blockSize;
}

function makeReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return {
    async take(size: number): Promise<Buffer> {
      const parts = [rest];
      let length = rest.length;
      while (length < size) {
        const next = await chunks.next();
        if (next.done) throw new StartError('The archive is cut off: its end is missing.');
        parts.push(next.value);
        length += next.value.length;
      }
      const all = parts.length === 1 ? rest : Buffer.concat(parts, length);
      rest = all.subarray(size);
      return all.subarray(0, size);
    },
    async *rest(): AsyncGenerator<Buffer> {
      yield rest;
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
    },
  };
}

/** One complete file of an archive. Tables are split into parts, so that no file is large. */
export type ArchiveEntry = { name: string; bytes: Buffer };
