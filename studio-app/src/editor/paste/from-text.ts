import { boundsError } from '@fourfold/core/rich-text/bounds';
import { cleanText } from './clean-text.ts';
import { fromHtml, type PasteResult, tooMuchText } from './from-html.ts';
import type { Parse } from './markup.ts';
import { toParagraphs } from './paragraphs.ts';
import { safeLink } from './safe-link.ts';

/**
 * Converts plain text to blocks: each line becomes a paragraph, LaTeX becomes formulas. A text that
 * is one `<math>` element, as copied from formula editors, or one URL becomes a formula or a link.
 */
export function fromText(source: string, parse: Parse): PasteResult {
  const text = cleanText(source, true);
  if (/^\s*(?:<\?xml[^>]*>\s*)?<(?:[\w-]+:)?math[\s>][\s\S]*<\/(?:[\w-]+:)?math>\s*$/.test(text)) {
    const pasted = fromHtml(text.replace(/^\s*<\?xml[^>]*>/, ''), { parse });
    if (pasted.ok && pasted.blocks.length > 0) return pasted;
  }
  const url = safeLink(text.trim());
  if (url)
    return {
      ok: true,
      blocks: [{ type: 'paragraph', children: [{ type: 'link', url, children: [{ text: url }] }] }],
      pending: [],
    };
  const blocks = toParagraphs([{ text }]);
  return boundsError(blocks) ? { ok: false, message: tooMuchText } : { ok: true, blocks, pending: [] };
}
