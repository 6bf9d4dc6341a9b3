import type { Block, Inline } from '@fourfold/core/rich-text/document';
import type { Flow, FlowItem } from './flow.ts';
import { joinInlines, splitFormulas, trimInlines } from './join-inlines.ts';

export type FlowPart =
  | { kind: 'inlines'; inlines: Inline[] }
  | { kind: 'item'; item: Exclude<FlowItem, { kind: 'inline' }> };

/** Groups adjacent inline content; every other item is separate. */
export function groupInlines(flow: Flow): FlowPart[] {
  const parts: FlowPart[] = [];
  for (const item of flow) {
    const last = parts.at(-1);
    if (item.kind !== 'inline') parts.push({ kind: 'item', item });
    else if (last?.kind === 'inlines') last.inlines.push(item.inline);
    else parts.push({ kind: 'inlines', inlines: [item.inline] });
  }
  return parts;
}

/** Makes a paragraph of each line, because texts have no line breaks; block formulas become blocks between them. */
export function toParagraphs(inlines: readonly Inline[]): Block[] {
  const blocks: Block[] = [];
  let current: Inline[] = [];
  const endParagraph = () => {
    const children = trimInlines(joinInlines(current));
    if (!hasNoText(children)) blocks.push({ type: 'paragraph', children });
    current = [];
  };
  for (const segment of joinInlines(inlines).flatMap((inline) => splitFormulas(inline))) {
    if ('type' in segment && segment.type === 'math') {
      endParagraph();
      blocks.push(segment);
    } else if ('text' in segment) {
      for (const [at, text] of segment.text.split('\n').entries()) {
        if (at > 0) endParagraph();
        current.push({ ...segment, text });
      }
    } else current.push(segment);
  }
  endParagraph();
  return blocks;
}

export function hasNoText(inlines: readonly Inline[]): boolean {
  return inlines.every((inline) => 'text' in inline && inline.text.trim() === '');
}
