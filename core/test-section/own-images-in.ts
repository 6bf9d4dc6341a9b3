import { isOwnPicture } from '../rich-text/addresses.ts';
import { readBlocks } from '../rich-text/read-blocks.ts';

/**
 * Returns the URLs of all images of this site in rich text fields, each once, for preloading. Images of
 * other sites are not preloaded.
 */
export function ownImagesIn(fields: readonly string[]): string[] {
  const sources = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    if (typeof node !== 'object' || node === null) return;
    const { type, src, children } = node as { type?: unknown; src?: unknown; children?: unknown };
    if (type === 'image' && typeof src === 'string' && isOwnPicture(src)) sources.add(src);
    visit(children);
  };
  for (const field of fields) visit(readBlocks(field));
  return [...sources];
}
