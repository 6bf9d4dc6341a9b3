import { gifSize } from './gif.ts';
import { readText, type Size } from './image-size.ts';
import { jpegSize } from './jpeg.ts';
import { pngSignature, pngSize } from './png.ts';
import { webpSize } from './webp.ts';

/** The accepted image formats, by file extension. */
export type ImageFormat = 'png' | 'jpg' | 'webp' | 'gif';

const formats = {
  png: { matches: (view) => readText(view, 0, 8) === pngSignature, size: pngSize },
  jpg: { matches: (view) => readText(view, 0, 3) === '\xff\xd8\xff', size: jpegSize },
  webp: { matches: (view) => readText(view, 0, 4) === 'RIFF' && readText(view, 8, 4) === 'WEBP', size: webpSize },
  gif: { matches: (view) => /^GIF8[79]a$/.test(readText(view, 0, 6)), size: gifSize },
} satisfies Record<ImageFormat, { matches(view: DataView): boolean; size(view: DataView): Size | null }>;

/** The detected image, or why the file is not accepted. */
export type ImageCheck = ({ is: 'image'; kind: ImageFormat } & Size) | { is: 'damaged' | 'svg' | 'no-image' };

/** Detects the format and size of an image from its bytes. Its name and content type are not trusted. */
export function readImage(bytes: Uint8Array): ImageCheck {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const [kind, { matches, size }] of Object.entries(formats) as [ImageFormat, (typeof formats)[ImageFormat]][]) {
    if (!matches(view)) continue;
    const imageSize = size(view);
    return imageSize ? { is: 'image', kind, ...imageSize } : { is: 'damaged' };
  }
  return { is: isSvg(bytes) ? 'svg' : 'no-image' };
}

/** Finds the svg tag after an XML declaration, comments or a doctype. */
function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4_000)).trimStart();
  return start.startsWith('<') && /<(?:\w+:)?svg[\s>]/i.test(start);
}
