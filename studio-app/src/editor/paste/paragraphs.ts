import type { Block, Inline } from '@fourfold/core/rich-text/document';
import type { Flow, FlowItem } from './flow.ts';
import { joinInlines, trimInlines, withFormulas } from './inlines.ts';

export type Part = { is: 'inlines'; inlines: Inline[] } | { is: 'item'; item: Exclude<FlowItem, { is: 'inline' }> };

/** Groups adjacent inline content; every other item is separate. */
export function partsOf(flow: Flow): Part[] {
  const parts: Part[] = [];
  for (const item of flow) {
    const last = parts.at(-1);
    if (item.is !== 'inline') parts.push({ is: 'item', item });
    else if (last?.is === 'inlines') last.inlines.push(item.inline);
    else parts.push({ is: 'inlines', inlines: [item.inline] });
  }
  return parts;
}

/**
 * Makes a paragraph of each line, because texts have no line breaks; block formulas become blocks
 * between them.
 */
export function paragraphsOf(inlines: readonly Inline[]): Block[] {
  const blocks: Block[] = [];
  let run: Inline[] = [];
  const end = () => {
    const children = trimInlines(joinInlines(run));
    if (!isBlank(children)) blocks.push({ type: 'paragraph', children });
    run = [];
  };
  for (const piece of joinInlines(inlines).flatMap((inline) => withFormulas(inline))) {
    if ('type' in piece && piece.type === 'math') {
      end();
      blocks.push(piece);
    } else if ('text' in piece) {
      for (const [at, text] of piece.text.split('\n').entries()) {
        if (at > 0) end();
        run.push({ ...piece, text });
      }
    } else run.push(piece);
  }
  end();
  return blocks;
}

export function isBlank(inlines: readonly Inline[]): boolean {
  return inlines.every((inline) => 'text' in inline && inline.text.trim() === '');
}
