import { crc32 } from 'node:zlib';
import { readText, type Size, sizeOf } from './image-size.ts';

/** The first 8 bytes of every PNG. */
export const pngSignature = '\x89PNG\r\n\x1a\n';

/** Returns the size of a PNG, animated or not; null if the file is damaged or truncated. */
export function pngSize(view: DataView): Size | null {
  let size: Size | null = null;
  let hasData = false;
  for (let at = pngSignature.length; at + 12 <= view.byteLength; ) {
    const length = view.getUint32(at);
    const type = readText(view, at + 4, 4);
    const end = at + 8 + length;
    if (end + 4 > view.byteLength || (isCritical(type) && !hasValidChecksum(view, at + 4, end))) return null;
    if (type === 'IHDR') size = length === 13 ? sizeOf(view.getUint32(at + 8), view.getUint32(at + 12)) : null;
    // The header must be the first chunk.
    if (!size) return null;
    if (type === 'IDAT') hasData = true;
    if (type === 'IEND') return hasData ? size : null;
    at = end + 4;
  }
  return null;
}

/** A critical chunk, which viewers must not skip: its type begins with a capital letter. */
function isCritical(type: string): boolean {
  return /^[A-Z]/.test(type);
}

function hasValidChecksum(view: DataView, from: number, to: number): boolean {
  return crc32(new Uint8Array(view.buffer, view.byteOffset + from, to - from)) === view.getUint32(to);
}
