import { crc32 } from './crc32.ts';

/** Packs files into a zip archive, uncompressed. */
export function zip(files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, file] of files) {
    const path = new TextEncoder().encode(name);
    const common = [20, 0x0800, 0, 0, 0, long(crc32(file)), long(file.length), long(file.length), path.length, 0];
    directory.push(record(0x02014b50, [20, ...common, 0, 0, 0, long(0), long(offset)]), path);
    const head = record(0x04034b50, common);
    parts.push(head, path, file);
    offset += head.length + path.length + file.length;
  }
  const size = lengthOf(directory);
  const end = record(0x06054b50, [0, 0, files.size, files.size, long(size), long(offset), 0]);
  return concat([...parts, ...directory, end]);
}

type Long = { long: number };

function long(value: number): Long {
  return { long: value };
}

/** A signature and its fields, each of 2 or 4 bytes, little-endian. */
function record(signature: number, fields: readonly (number | Long)[]): Uint8Array {
  const bytes: number[] = [];
  const writeBytes = (value: number, count: number) => {
    for (let byte = 0; byte < count; byte += 1) bytes.push((value >>> (8 * byte)) & 0xff);
  };
  writeBytes(signature, 4);
  for (const field of fields) typeof field === 'number' ? writeBytes(field, 2) : writeBytes(field.long, 4);
  return Uint8Array.from(bytes);
}

function lengthOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}

function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}
