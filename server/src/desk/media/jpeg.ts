import { readText, type Size, sizeOf } from './image-size.ts';

const markers = { startOfScan: 0xda, end: 0xd9, exif: 0xe1 };

/** Returns the displayed size of a JPEG, after EXIF rotation; null if the file is damaged or truncated. */
export function jpegSize(view: DataView): Size | null {
  let size: Size | null = null;
  let isRotated = false;
  for (let at = 2; at + 4 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      // Padding before a marker.
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (length < 2 || at + 2 + length > view.byteLength) return null;
    if (isFrame(marker) && length >= 8) size = sizeOf(view.getUint16(at + 7), view.getUint16(at + 5));
    if (marker === markers.exif)
      isRotated ||= hasRotation(new DataView(view.buffer, view.byteOffset + at + 4, length - 2));
    at += 2 + length;
    if (marker !== markers.startOfScan) continue;
    if (!size || !hasEnd(view, at)) return null;
    return isRotated ? { width: size.height, height: size.width } : size;
  }
  return null;
}

/** Start-of-frame markers are C0 to CF, without the table markers C4, C8 and CC. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Searches the end marker: some phones append data, so that it is not always at the end of the file. */
function hasEnd(view: DataView, from: number): boolean {
  for (let at = view.byteLength - 2; at >= from; at -= 1) {
    if (view.getUint8(at) === 0xff && view.getUint8(at + 1) === markers.end) return true;
  }
  return false;
}

const orientation = 0x0112;

/** Whether the EXIF orientation of a JPEG swaps width and height when a browser shows it. */
function hasRotation(segment: DataView): boolean {
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
