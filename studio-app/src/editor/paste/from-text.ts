import { boundsSlip } from '@fourfold/core/rich-text/bounds';
import { fromHtml, type Pasted, tooMuch } from './from-html.ts';
import { linkOf } from './link-of.ts';
import type { Parse } from './markup.ts';
import { paragraphsOf } from './paragraphs.ts';
import { cleanText } from './plain-words.ts';

/**
 * Converts plain text to blocks: each line becomes a paragraph, LaTeX becomes formulas. A text that
 * is one `<math>` element, as copied from formula editors, or one URL becomes a formula or a link.
 */
export function fromText(source: string, parse: Parse): Pasted {
  const text = cleanText(source, true);
  if (/^\s*(?:<\?xml[^>]*>\s*)?<(?:[\w-]+:)?math[\s>][\s\S]*<\/(?:[\w-]+:)?math>\s*$/.test(text)) {
    const pasted = fromHtml(text.replace(/^\s*<\?xml[^>]*>/, ''), { parse });
    if (pasted.ok && pasted.blocks.length > 0) return pasted;
  }
  const url = linkOf(text.trim());
  if (url)
    return {
      ok: true,
      blocks: [{ type: 'paragraph', children: [{ type: 'link', url, children: [{ text: url }] }] }],
      waiting: [],
    };
  const blocks = paragraphsOf([{ text }]);
  return boundsSlip(blocks) ? { ok: false, message: tooMuch } : { ok: true, blocks, waiting: [] };
}
