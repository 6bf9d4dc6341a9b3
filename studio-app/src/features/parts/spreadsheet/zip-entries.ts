export type ZipEntry = {
  name: string;
  encrypted: boolean;
  /** Compression: 0 stored, 8 deflated. */
  method: number;
  crc: number;
  /** Bytes in the archive (`packed`) and unpacked (`size`). */
  packed: number;
  size: number;
  /** Offset of its data. */
  start: number;
};

/**
 * Lists the entries of a zip archive by its directory, which is at the end. Returns null if the archive is incomplete.
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  try {
    return read(view);
  } catch (error) {
    // Reads beyond the end of the file throw RangeError.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function read(view: DataView): ZipEntry[] | null {
  const end = findEndRecord(view);
  if (end === null) return null;
  const { count, from } = directory(view, end);
  const entries: ZipEntry[] = [];
  let offset = from;
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(offset, true) !== 0x02014b50) return null;
    const [nameLength, extra, comment] = [28, 30, 32].map((fieldOffset) =>
      view.getUint16(offset + fieldOffset, true),
    ) as Three;
    const name = text(view, offset + 46, nameLength);
    const { packed, size, local } = sizes(view, offset, offset + 46 + nameLength, extra);
    if (view.getUint32(local, true) !== 0x04034b50) return null;
    entries.push({
      name,
      encrypted: (view.getUint16(offset + 8, true) & 1) === 1,
      method: view.getUint16(offset + 10, true),
      crc: view.getUint32(offset + 16, true),
      packed,
      size,
      start: local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
    });
    offset += 46 + nameLength + extra + comment;
  }
  return entries;
}

type Three = [number, number, number];

/** Offset of the end record of the directory; a comment of at most 65,535 bytes may follow it. */
function findEndRecord(view: DataView): number | null {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let offset = view.byteLength - 22; offset >= lowest; offset -= 1)
    if (view.getUint32(offset, true) === 0x06054b50) return offset;
  return null;
}

/** Some programs always write the record for archives beyond 4 GB (Zip64). */
function directory(view: DataView, end: number): { count: number; from: number } {
  const [count, from] = [view.getUint16(end + 10, true), view.getUint32(end + 16, true)];
  if (count !== 0xffff && from !== 0xffffffff) return { count, from };
  const zip64Offset = Number(view.getBigUint64(end - 20 + 8, true));
  return {
    count: Number(view.getBigUint64(zip64Offset + 32, true)),
    from: Number(view.getBigUint64(zip64Offset + 48, true)),
  };
}

/** A size that is full in the directory is in the extra field as 8 bytes (Zip64), one after another. */
function sizes(view: DataView, offset: number, extra: number, length: number) {
  let [packed, size, local] = [20, 24, 42].map((fieldOffset) => view.getUint32(offset + fieldOffset, true)) as Three;
  for (
    let fieldOffset = extra;
    fieldOffset + 4 <= extra + length;
    fieldOffset += 4 + view.getUint16(fieldOffset + 2, true)
  ) {
    if (view.getUint16(fieldOffset, true) !== 1) continue;
    let next = fieldOffset + 4;
    const readLong = (short: number) => {
      if (short !== 0xffffffff) return short;
      next += 8;
      return Number(view.getBigUint64(next - 8, true));
    };
    [size, packed, local] = [readLong(size), readLong(packed), readLong(local)];
  }
  return { packed, size, local };
}

function text(view: DataView, from: number, length: number): string {
  if (from + length > view.byteLength) throw new RangeError('an entry name reaches beyond the end of the archive');
  return new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + from, length));
}
