import type { RichDocument } from './document.ts';
import { isDocument } from './is-document.ts';
import { readBlocks } from './read-blocks.ts';

/** A rich field from the wire, without the schema library; null when no guard accepts it. */
export function readRichField(field: string): RichDocument | null {
  const blocks = readBlocks(field);
  return isDocument(blocks) ? blocks : null;
}
