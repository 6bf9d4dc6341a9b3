import { isImageAddress } from '../rich-text/addresses.ts';
import { readBlocks } from '../rich-text/read-blocks.ts';

/** The addresses of all pictures in rich fields, as they stand there, each once. */
export function picturesOf(fields: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    if (typeof node !== 'object' || node === null) return;
    const { type, src, children } = node as { type?: unknown; src?: unknown; children?: unknown };
    if (type === 'image' && typeof src === 'string' && isImageAddress(src)) found.add(src);
    visit(children);
  };
  for (const field of fields) visit(readBlocks(field));
  return [...found];
}
