import { gifSize } from './gif.ts';
import { jpegSize } from './jpeg.ts';
import { pngSignature, pngSize } from './png.ts';
import { type Size, text } from './size.ts';
import { webpSize } from './webp.ts';

/** The accepted image formats, by file extension. */
export type ImageKind = 'png' | 'jpg' | 'webp' | 'gif';

const kinds = {
  png: { begins: (view) => text(view, 0, 8) === pngSignature, size: pngSize },
  jpg: { begins: (view) => text(view, 0, 3) === '\xff\xd8\xff', size: jpegSize },
  webp: { begins: (view) => text(view, 0, 4) === 'RIFF' && text(view, 8, 4) === 'WEBP', size: webpSize },
  gif: { begins: (view) => /^GIF8[79]a$/.test(text(view, 0, 6)), size: gifSize },
} satisfies Record<ImageKind, { begins(view: DataView): boolean; size(view: DataView): Size | null }>;

/** The detected image, or why the file is not accepted. */
export type ReadImage = ({ is: 'image'; kind: ImageKind } & Size) | { is: 'damaged' | 'svg' | 'no-image' };

/**
 * Detects the format and size of an image from its bytes. Its name and content type are not
 * trusted.
 */
export function readImage(bytes: Uint8Array): ReadImage {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const [kind, { begins, size }] of Object.entries(kinds) as [ImageKind, (typeof kinds)[ImageKind]][]) {
    if (!begins(view)) continue;
    const read = size(view);
    return read ? { is: 'image', kind, ...read } : { is: 'damaged' };
  }
  return { is: isSvg(bytes) ? 'svg' : 'no-image' };
}

/** Finds the svg tag after an XML declaration, comments or a doctype. */
function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4_000)).trimStart();
  return start.startsWith('<') && /<(?:\w+:)?svg[\s>]/i.test(start);
}
