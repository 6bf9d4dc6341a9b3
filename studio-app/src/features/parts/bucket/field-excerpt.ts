import { preview } from '@fourfold/core/rich-text/plain-text';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';

const cache = new Map<string, string>();

/** The first words of a rich-text field on one line, as a row's name for screen readers. */
export function fieldExcerpt(field: string): string {
  const cached = cache.get(field);
  if (cached !== undefined) return cached;
  const document = readRichField(field);
  const excerpt = (document && preview(document, 80)) || 'Empty';
  // Cached: a list of hundreds re-renders with each choice.
  if (cache.size > 2_000) cache.clear();
  cache.set(field, excerpt);
  return excerpt;
}
