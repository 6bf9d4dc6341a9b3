import type { Text } from '@fourfold/core/rich-text/document';
import { defaultHighlight } from '@fourfold/core/rich-text/palette';
import { caption } from './clean-text.ts';

/** A highlighted text in place of content that could not be pasted: `[Formula: x = 1/2]`. */
export function placeholder(label: 'Formula' | 'Picture', words: string): Text {
  const shortText = caption(words, 500);
  return { text: shortText ? `[${label}: ${shortText}]` : `[${label}]`, highlight: defaultHighlight };
}
