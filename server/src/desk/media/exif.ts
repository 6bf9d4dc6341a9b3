import { readText } from './image-size.ts';

const orientation = 0x0112;

/** Whether the EXIF orientation of a JPEG swaps width and height when a browser shows it. */
export function hasRotation(segment: DataView): boolean {
  if (readText(segment, 0, 6) !== 'Exif\0\0' || segment.byteLength < 14) return false;
  const tiff = new DataView(segment.buffer, segment.byteOffset + 6, segment.byteLength - 6);
  const isLittle = readText(tiff, 0, 2) === 'II';
  const start = tiff.getUint32(4, isLittle);
  if (start + 2 > tiff.byteLength) return false;
  const entries = tiff.getUint16(start, isLittle);
  for (let n = 0; n < entries; n += 1) {
    const at = start + 2 + n * 12;
    if (at + 12 > tiff.byteLength) return false;
    if (tiff.getUint16(at, isLittle) !== orientation) continue;
    // The orientations 5 to 8 are rotated by 90°.
    const value = tiff.getUint16(at + 8, isLittle);
    return value >= 5 && value <= 8;
  }
  return false;
}
