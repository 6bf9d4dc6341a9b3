/** Pixels, as a browser shows the image. */
export type Size = { width: number; height: number };

/** A size, or null where one side has none. */
export function sizeOf(width: number, height: number): Size | null {
  return width > 0 && height > 0 ? { width, height } : null;
}

/** What stands at an offset, as one character a byte. */
export function text(view: DataView, at: number, length: number): string {
  if (at + length > view.byteLength) return '';
  return String.fromCharCode(...Array.from({ length }, (_, n) => view.getUint8(at + n)));
}
