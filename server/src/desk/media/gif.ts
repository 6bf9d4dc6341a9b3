import { type Size, sizeOf } from './image-size.ts';

const extensionMarker = 0x21;
const imageMarker = 0x2c;
const trailerMarker = 0x3b;

/** Returns the size of a GIF, animated or not; null if the file is damaged or truncated. */
export function gifSize(view: DataView): Size | null {
  if (view.byteLength < 13) return null;
  const size = sizeOf(view.getUint16(6, true), view.getUint16(8, true));
  let at = 13 + colourTableLength(view.getUint8(10));
  let images = 0;
  while (at < view.byteLength) {
    const block = view.getUint8(at);
    if (block === trailerMarker) return images > 0 ? size : null;
    const next =
      block === extensionMarker ? skipBlocks(view, at + 2) : block === imageMarker ? skipImage(view, at) : null;
    if (next === null) return null;
    if (block === imageMarker) images += 1;
    at = next;
  }
  return null;
}

/** Returns the length of the colour table in bytes, from the packed flags. */
function colourTableLength(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function skipImage(view: DataView, at: number): number | null {
  if (at + 10 > view.byteLength) return null;
  // After the image descriptor and its colour table: one byte code size, then the data blocks.
  return skipBlocks(view, at + 10 + colourTableLength(view.getUint8(at + 9)) + 1);
}

/** Skips data blocks (a length byte, then the data) up to the block of length 0; null if there is none. */
function skipBlocks(view: DataView, from: number): number | null {
  for (let at = from; at < view.byteLength; ) {
    const length = view.getUint8(at);
    at += length + 1;
    if (length === 0) return at;
  }
  return null;
}
