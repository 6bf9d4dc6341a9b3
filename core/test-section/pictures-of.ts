import { isOwnPicture } from '../rich-text/addresses.ts';
import { readBlocks } from '../rich-text/read-blocks.ts';

/** The addresses of all our own pictures in rich fields, each once. One of another site is not asked for unseen. */
export function picturesOf(fields: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    if (typeof node !== 'object' || node === null) return;
    const { type, src, children } = node as { type?: unknown; src?: unknown; children?: unknown };
    if (type === 'image' && typeof src === 'string' && isOwnPicture(src)) found.add(src);
    visit(children);
  };
  for (const field of fields) visit(readBlocks(field));
  return [...found];
}
