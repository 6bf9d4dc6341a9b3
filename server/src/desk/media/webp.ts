import { readText, type Size, sizeOf } from './image-size.ts';

/** Returns the size of a WebP, animated or not; null if the file is damaged or truncated. */
export function webpSize(view: DataView): Size | null {
  if (view.byteLength < 20) return null;
  const end = 8 + view.getUint32(4, true);
  if (end > view.byteLength) return null;
  /** The size in the header of the extended format, which comes before the image data. */
  let canvas: Size | null = null;
  for (let at = 12; at + 8 <= end; ) {
    const type = readText(view, at, 4);
    const length = view.getUint32(at + 4, true);
    const start = at + 8;
    if (start + length > end) return null;
    const body = new DataView(view.buffer, view.byteOffset + start, length);
    if (type === 'VP8X') canvas = length < 10 ? null : sizeOf(uint24(body, 4) + 1, uint24(body, 7) + 1);
    if (type === 'ANMF') return canvas;
    if (type === 'VP8 ') return canvas ?? lossy(body);
    if (type === 'VP8L') return canvas ?? lossless(body);
    at = start + length + (length % 2);
  }
  return null;
}

function lossy(body: DataView): Size | null {
  const isKey = body.byteLength >= 10 && (body.getUint8(0) & 1) === 0 && readText(body, 3, 3) === '\x9d\x01\x2a';
  return isKey ? sizeOf(body.getUint16(6, true) & 0x3fff, body.getUint16(8, true) & 0x3fff) : null;
}

function lossless(body: DataView): Size | null {
  if (body.byteLength < 5 || body.getUint8(0) !== 0x2f) return null;
  const bits = body.getUint32(1, true);
  return sizeOf((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + 0x10000 * view.getUint8(at + 2);
}
