import type { Annotation } from '../contract/annotation.ts';

/** The text of each block of a part, in order. */
export type Blocks = readonly string[];
/** Offsets in the blocks joined by line breaks: from the first character to after the last one. */
export type Span = { from: number; to: number };
/** Where an annotation is: a block, an offset in it, and the annotated text. */
export type Anchor = Pick<Annotation, 'block' | 'start' | 'quote'>;
/** Part of a span within one block. */
export type BlockRange = { block: number; start: number; end: number };

/** Joins blocks to the text that spans refer to. */
export function textOf(blocks: Blocks): string {
  return blocks.join('\n');
}

/** The anchor of a span. The span must not be empty. */
export function anchorOf(blocks: Blocks, { from, to }: Span): Anchor {
  const quote = textOf(blocks).slice(from, to);
  const [first] = rangesOf(blocks, { from, to });
  return first ? { block: first.block, start: first.start, quote } : { block: 0, start: 0, quote };
}

/**
 * Finds an anchor again. Returns null if its text is not there any more, or is no longer at its position and occurs
 * several times: an annotation is never drawn at a text that may be another one.
 */
export function findAnchor(blocks: Blocks, { block, start, quote }: Anchor): Span | null {
  if (quote === '') return null;
  const text = textOf(blocks);
  const length = blocks[block]?.length ?? -1;
  const from = startOf(blocks, block) + start;
  if (start <= length && text.startsWith(quote, from)) return { from, to: from + quote.length };
  const only = text.indexOf(quote);
  if (only < 0 || text.indexOf(quote, only + 1) >= 0) return null;
  return { from: only, to: only + quote.length };
}

/** The parts of a span within its blocks; blocks of which it has no character are omitted. */
export function rangesOf(blocks: Blocks, { from, to }: Span): BlockRange[] {
  const ranges: BlockRange[] = [];
  let offset = 0;
  for (const [block, { length }] of blocks.entries()) {
    const [start, end] = [Math.max(0, from - offset), Math.min(length, to - offset)];
    if (start < end) ranges.push({ block, start, end });
    offset += length + 1;
  }
  return ranges;
}

/** The offset of a block in the joined text. */
export function startOf(blocks: Blocks, block: number): number {
  return blocks.slice(0, block).reduce((sum, { length }) => sum + length + 1, 0);
}

/** The tokens of the joined text, as in a sentence: characters without white space between them. */
export function tokensOf(blocks: Blocks): Span[] {
  return [...textOf(blocks).matchAll(/\S+/g)].map(({ index, 0: token }) => ({ from: index, to: index + token.length }));
}

/** The span without white space at its ends; null if nothing is left. */
export function trimmed(blocks: Blocks, { from, to }: Span): Span | null {
  const quote = textOf(blocks).slice(from, to);
  const start = from + quote.length - quote.trimStart().length;
  const end = from + quote.trimEnd().length;
  return start < end ? { from: start, to: end } : null;
}
