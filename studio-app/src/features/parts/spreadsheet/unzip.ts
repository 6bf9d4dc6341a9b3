import { crc32 } from './crc32.ts';
import { type ZipEntry, zipEntries } from './zip-entries.ts';

export type UnzipResult = { kind: 'files'; files: Map<string, Uint8Array> } | { kind: 'refused'; reason: ZipError };
export type ZipError = 'damaged' | 'encrypted' | 'too large';

type UnzipLimits = {
  /** Which entries to unpack. */
  isNeeded: (name: string) => boolean;
  /** Maximum of their unpacked bytes together, whatever sizes the archive declares. */
  maxBytes: number;
  entries: number;
};

/** Unpacks the needed entries of a zip archive. Checks the declared sizes first, then limits the actual output. */
export async function unzip(
  bytes: Uint8Array<ArrayBuffer>,
  { isNeeded, maxBytes, entries }: UnzipLimits,
): Promise<UnzipResult> {
  const all = zipEntries(bytes);
  if (!all) return refused('damaged');
  if (all.length > entries) return refused('too large');
  const needed = all.filter(({ name }) => isNeeded(name));
  if (needed.some(({ encrypted }) => encrypted)) return refused('encrypted');
  if (needed.reduce((sum, { size }) => sum + size, 0) > maxBytes) return refused('too large');
  const files = new Map<string, Uint8Array>();
  let remaining = maxBytes;
  for (const entry of needed) {
    const file = await unpackEntry(bytes, entry, remaining);
    if (typeof file === 'string') return refused(file);
    remaining -= file.length;
    files.set(entry.name, file);
  }
  return { kind: 'files', files };
}

function refused(reason: ZipError): UnzipResult {
  return { kind: 'refused', reason };
}

async function unpackEntry(
  bytes: Uint8Array<ArrayBuffer>,
  { start, packed, size, method, crc }: ZipEntry,
  maxBytes: number,
): Promise<Uint8Array | ZipError> {
  const data = bytes.subarray(start, start + packed);
  if (data.length < packed || (method !== 0 && method !== 8)) return 'damaged';
  const file = method === 0 ? data : await inflate(data, Math.min(maxBytes, size));
  if (file === null || file.length !== size || crc32(file) !== crc) return 'damaged';
  return file;
}

/** Inflates data; null if it is invalid or exceeds the limit. */
async function inflate(data: Uint8Array<ArrayBuffer>, maxLength: number): Promise<Uint8Array | null> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const file = new Uint8Array(maxLength);
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return file.subarray(0, length);
      if (length + value.length > maxLength) {
        await reader.cancel();
        return null;
      }
      file.set(value, length);
      length += value.length;
    }
  } catch {
    return null;
  }
}
