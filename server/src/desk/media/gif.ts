import { type Size, sizeOf } from './size.ts';

const extension = 0x21;
const picture = 0x2c;
const trailer = 0x3b;

/** The size of a GIF, animated or not; null where it is damaged or cut off. */
export function gifSize(view: DataView): Size | null {
  if (view.byteLength < 13) return null;
  const size = sizeOf(view.getUint16(6, true), view.getUint16(8, true));
  let at = 13 + coloursIn(view.getUint8(10));
  let pictures = 0;
  while (at < view.byteLength) {
    const block = view.getUint8(at);
    if (block === trailer) return pictures > 0 ? size : null;
    const next = block === extension ? afterBlocks(view, at + 2) : block === picture ? afterPicture(view, at) : null;
    if (next === null) return null;
    if (block === picture) pictures += 1;
    at = next;
  }
  return null;
}

/** Bytes of the table of colours that packed flags announce. */
function coloursIn(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function afterPicture(view: DataView, at: number): number | null {
  if (at + 10 > view.byteLength) return null;
  // Behind its place and its colours comes the width of its codes, then the codes.
  return afterBlocks(view, at + 10 + coloursIn(view.getUint8(at + 9)) + 1);
}

/** Blocks of a length and as many bytes; one of length 0 ends them. */
function afterBlocks(view: DataView, from: number): number | null {
  for (let at = from; at < view.byteLength; ) {
    const length = view.getUint8(at);
    at += length + 1;
    if (length === 0) return at;
  }
  return null;
}
