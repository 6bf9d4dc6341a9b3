import { type Blocks, rangesOf, type Span, startOf } from '@fourfold/core/annotations/anchor';
import type { AnnotatedPart } from '@fourfold/core/annotations/limits';

/** The text of a part as it is on the page: its blocks, and the text nodes of each block. */
export type PartText = { blocks: Blocks; nodes: readonly (readonly Text[])[] };

const parts: Readonly<Record<AnnotatedPart, string>> = {
  passage: 'section[data-sheet] [data-rich]',
  // The question's text is the first one of its column; choices and explanations follow.
  question: '[data-rich]:not(section[data-sheet] *)',
};

/** The element of a part within a page or dialog; null if the question has no such part. */
export function partElement(scope: ParentNode, part: AnnotatedPart): HTMLElement | null {
  return scope.querySelector(parts[part]);
}

const blockElements = 'p, h2, h3, li, blockquote, th, td, figure, math[display=block]';
/** Line numbers, tooltips and the speech of formulas are no text of the document; a spoken formula itself is. */
const ignored = '[aria-hidden=true]:not(math), [data-spoken], [popover], video, iframe';

export function readPart(element: HTMLElement): PartText {
  const blocks: string[] = [];
  const nodes: Text[][] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let block: Element | null = null;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement;
    if (!parent || parent.closest(ignored)) continue;
    const own = parent.closest(blockElements);
    if (own !== block || nodes.length === 0) {
      block = own;
      blocks.push('');
      nodes.push([]);
    }
    blocks[blocks.length - 1] += node.data;
    nodes.at(-1)?.push(node);
  }
  return { blocks, nodes };
}

/** The ranges of the page that show a span, one for each block. */
export function rangesIn({ blocks, nodes }: PartText, span: Span): Range[] {
  return rangesOf(blocks, span).flatMap(({ block, start, end }) => {
    const range = document.createRange();
    let offset = 0;
    let isBegun = false;
    for (const node of nodes[block] ?? []) {
      if (!isBegun && start < offset + node.length) {
        range.setStart(node, start - offset);
        isBegun = true;
      }
      if (isBegun && end <= offset + node.length) {
        range.setEnd(node, end - offset);
        return [range];
      }
      offset += node.length;
    }
    return [];
  });
}

/** The span that a range of the page covers of a part; null if it covers nothing. */
export function spanOf({ blocks, nodes }: PartText, range: Range): Span | null {
  let span = null as Span | null;
  for (const [block, inBlock] of nodes.entries()) {
    let offset = startOf(blocks, block);
    for (const node of inBlock) {
      if (range.intersectsNode(node)) {
        const from = offset + (node === range.startContainer ? range.startOffset : 0);
        const to = offset + (node === range.endContainer ? range.endOffset : node.length);
        if (from < to) span = { from: span?.from ?? from, to };
      }
      offset += node.length;
    }
  }
  return span;
}

/** The offset in a part's text of a position in the page; null if it is not in the part. */
export function offsetOf({ blocks, nodes }: PartText, node: Node, at: number): number | null {
  for (const [block, inBlock] of nodes.entries()) {
    let offset = startOf(blocks, block);
    for (const one of inBlock) {
      if (one === node) return offset + at;
      offset += one.length;
    }
  }
  return null;
}
