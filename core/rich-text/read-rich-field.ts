import type { RichDocument } from './document.ts';
import { isDocument } from './is-document.ts';
import { readBlocks } from './read-blocks.ts';

/** Reads a rich field from the wire without the schema library. Null if the document is invalid. */
export function readRichField(field: string): RichDocument | null {
  const blocks = readBlocks(field);
  return isDocument(blocks) ? blocks : null;
}
