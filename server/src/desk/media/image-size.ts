/** Pixels, as a browser shows the image. */
export type Size = { width: number; height: number };

/** Returns a size; null if the width or the height is 0. */
export function sizeOf(width: number, height: number): Size | null {
  return width > 0 && height > 0 ? { width, height } : null;
}

/** Reads bytes at an offset as Latin-1 text; empty if they are out of range. */
export function readText(view: DataView, at: number, length: number): string {
  if (at + length > view.byteLength) return '';
  return String.fromCharCode(...Array.from({ length }, (_, n) => view.getUint8(at + n)));
}
