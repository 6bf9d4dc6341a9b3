import type { Block, Inline } from '@fourfold/core/rich-text/document';

/**
 * The content of a page in reading order, before it is assembled to blocks: inline content, line
 * ends, whole blocks, lines of lists, and pictures that must be uploaded.
 */
export type FlowItem =
  | { kind: 'inline'; inline: Inline }
  /** A formula that becomes a block where that is allowed. */
  | { kind: 'display'; latex: string }
  | { kind: 'edge' }
  | { kind: 'heading'; level: number; content: Flow }
  | { kind: 'quote'; content: Flow }
  | { kind: 'line'; line: ListLine }
  | { kind: 'block'; block: Block }
  | { kind: 'picture'; picture: Picture };
export type Flow = readonly FlowItem[];

export type ListLine = { list: string; level: number; ordered: boolean; content: Flow };

/** A picture as named by the source. `width` in CSS pixels. */
export type Picture = { src: string; alt: string; width?: number };

export const edge: FlowItem = { kind: 'edge' };

export function inlineItem(inline: Inline): FlowItem {
  return { kind: 'inline', inline };
}
