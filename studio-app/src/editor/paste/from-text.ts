import { boundsSlip } from '@fourfold/core/rich-text/bounds';
import { type Block, empty, type Inline } from '@fourfold/core/rich-text/document';
import { fromHtml, type Pasted, tooMuch } from './from-html.ts';
import { joinInlines, trimInlines } from './inlines.ts';
import { latexInText } from './latex-in-text.ts';
import { linkOf } from './link-of.ts';
import type { Parse } from './markup.ts';
import { cleanText } from './plain-words.ts';

/**
 * Plain text as blocks: an empty line ends a paragraph, other lines stay lines, formulas become formulas.
 * A text that is a `<math>` element, as formula editors copy it, or one address, is that.
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
  const blocks = blocksOf(text);
  return boundsSlip(blocks) ? { ok: false, message: tooMuch } : { ok: true, blocks, waiting: [] };
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let run: Inline[] = [];
  const end = () => {
    const children = trimInlines(joinInlines(run));
    if (children.length > 0) blocks.push({ type: 'paragraph', children });
    run = [];
  };
  for (const piece of latexInText(text)) {
    if (piece.is === 'formula' && piece.display) {
      end();
      blocks.push({ type: 'math', latex: piece.latex, children: empty });
    } else if (piece.is === 'formula') run.push({ type: 'inline-math', latex: piece.latex, children: empty });
    else {
      for (const [at, words] of piece.text.split(/\n(?:[^\S\n]*\n)+/).entries()) {
        if (at > 0) end();
        run.push({ text: words });
      }
    }
  }
  end();
  return blocks;
}
