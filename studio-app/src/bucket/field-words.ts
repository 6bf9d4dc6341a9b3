import { preview } from '@fourfold/core/rich-text/plain-text';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';

const known = new Map<string, string>();

/** The first words of a rich-text field on one line, as a row's name for screen readers. */
export function fieldWords(field: string): string {
  const words = known.get(field);
  if (words !== undefined) return words;
  const document = readRichField(field);
  const read = (document && preview(document, 80)) || 'Empty';
  // Cached: a list of hundreds re-renders with each choice.
  if (known.size > 2_000) known.clear();
  known.set(field, read);
  return read;
}
