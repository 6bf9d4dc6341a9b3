import { isOwnPicture } from '../addresses.ts';
import type { RichDocument } from '../document.ts';

/** The addresses of a document's pictures that are not of this product's own store, each once. */
export function foreignPictures(document: RichDocument): string[] {
  const sources = document.flatMap((block) => (block.type === 'image' && !isOwnPicture(block.src) ? [block.src] : []));
  return [...new Set(sources)];
}

/** The site that a picture comes from, as a sentence names it. */
export function pictureHost(src: string): string {
  return URL.parse(src)?.host ?? 'another site';
}
