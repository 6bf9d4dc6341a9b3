import type { Block, Inline } from '@fourfold/core/rich-text/document';

/**
 * The content of a page in reading order, before it is assembled to blocks: inline content, line
 * ends, whole blocks, lines of lists, and pictures that must be uploaded.
 */
export type FlowItem =
  | { is: 'inline'; inline: Inline }
  /** A formula that becomes a block where that is allowed. */
  | { is: 'display'; latex: string }
  | { is: 'edge' }
  | { is: 'heading'; level: number; inside: Flow }
  | { is: 'quote'; inside: Flow }
  | { is: 'line'; line: ListLine }
  | { is: 'block'; block: Block }
  | { is: 'picture'; picture: Picture };
export type Flow = readonly FlowItem[];

export type ListLine = { list: string; level: number; ordered: boolean; inside: Flow };

/** A picture as named by the source. `width` in CSS pixels. */
export type Picture = { src: string; alt: string; width?: number };

export const edge: FlowItem = { is: 'edge' };

export function inlineItem(inline: Inline): FlowItem {
  return { is: 'inline', inline };
}
