import type { Block, Inline } from '@fourfold/core/rich-text/document';

/**
 * What a page is read as, in reading order, before it is known where it will stand: words, ends of lines,
 * whole blocks, lines of lists, and pictures that nobody but the clipboard has.
 */
export type FlowItem =
  | { is: 'inline'; inline: Inline }
  /** A formula that stands alone where it may. */
  | { is: 'display'; latex: string }
  | { is: 'edge' }
  | { is: 'heading'; level: number; inside: Flow }
  | { is: 'quote'; inside: Flow }
  | { is: 'line'; line: ListLine }
  | { is: 'block'; block: Block }
  | { is: 'picture'; picture: Picture };
export type Flow = readonly FlowItem[];

export type ListLine = { list: string; level: number; ordered: boolean; inside: Flow };

/** A picture as the source names it. `width` in CSS pixels. */
export type Picture = { src: string; alt: string; width?: number };

export const edge: FlowItem = { is: 'edge' };

export function inlineItem(inline: Inline): FlowItem {
  return { is: 'inline', inline };
}
