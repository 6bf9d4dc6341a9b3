import { crc32 } from './crc32.ts';
import { type ZipEntry, zipEntries } from './zip-entries.ts';

export type Unzipped = { at: 'files'; files: Map<string, Uint8Array> } | { at: 'refused'; why: ZipFault };
export type ZipFault = 'damaged' | 'encrypted' | 'too large';

type Limits = {
  /** Which entries to unpack. */
  wanted: (name: string) => boolean;
  /** Maximum of their unpacked bytes together, whatever sizes the archive declares. */
  most: number;
  entries: number;
};

/**
 * Unpacks the needed entries of a zip archive. Checks the declared sizes first, then limits the
 * actual output.
 */
export async function unzip(bytes: Uint8Array<ArrayBuffer>, { wanted, most, entries }: Limits): Promise<Unzipped> {
  const all = zipEntries(bytes);
  if (!all) return refused('damaged');
  if (all.length > entries) return refused('too large');
  const found = all.filter(({ name }) => wanted(name));
  if (found.some(({ encrypted }) => encrypted)) return refused('encrypted');
  if (found.reduce((sum, { size }) => sum + size, 0) > most) return refused('too large');
  const files = new Map<string, Uint8Array>();
  let room = most;
  for (const entry of found) {
    const file = await unpacked(bytes, entry, room);
    if (typeof file === 'string') return refused(file);
    room -= file.length;
    files.set(entry.name, file);
  }
  return { at: 'files', files };
}

function refused(why: ZipFault): Unzipped {
  return { at: 'refused', why };
}

async function unpacked(
  bytes: Uint8Array<ArrayBuffer>,
  { start, packed, size, method, crc }: ZipEntry,
  most: number,
): Promise<Uint8Array | ZipFault> {
  const data = bytes.subarray(start, start + packed);
  if (data.length < packed || (method !== 0 && method !== 8)) return 'damaged';
  const file = method === 0 ? data : await inflated(data, Math.min(most, size));
  if (file === null || file.length !== size || crc32(file) !== crc) return 'damaged';
  return file;
}

/** Inflates data; null if it is invalid or exceeds the limit. */
async function inflated(data: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array | null> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const file = new Uint8Array(most);
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return file.subarray(0, length);
      if (length + value.length > most) {
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
