import type { Text } from '@fourfold/core/rich-text/document';
import { defaultHighlight } from '@fourfold/core/rich-text/palette';
import { caption } from './plain-words.ts';

/** A highlighted text in place of content that could not be pasted: `[Formula: x = 1/2]`. */
export function placeholder(what: 'Formula' | 'Picture', words: string): Text {
  const said = caption(words, 500);
  return { text: said ? `[${what}: ${said}]` : `[${what}]`, highlight: defaultHighlight };
}
