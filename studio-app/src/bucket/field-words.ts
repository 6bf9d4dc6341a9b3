import { preview } from '@fourfold/core/rich-text/plain-text';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';

const known = new Map<string, string>();

/** A rich field's first words on one line: the name of a row for those who cannot see it. */
export function fieldWords(field: string): string {
  const words = known.get(field);
  if (words !== undefined) return words;
  const document = readRichField(field);
  const read = (document && preview(document, 80)) || 'Empty';
  // Lists of hundreds are drawn anew with each choice; what is read once is not read again.
  if (known.size > 2_000) known.clear();
  known.set(field, read);
  return read;
}
