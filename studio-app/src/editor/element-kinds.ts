import type { NodeType } from '@fourfold/core/rich-text/document';
import { tipInlines, typesOf } from '@fourfold/core/rich-text/nodes';

/** Which elements a text may have: a whole document, or that of a tooltip. */
export type EditorSchema = {
  location: 'document' | 'tip';
  /** Blocks allowed at the top level. */
  topKinds: readonly NodeType[];
  /** Inline elements allowed in text. */
  inlineKinds: readonly NodeType[];
};

export const documentSchema: EditorSchema = {
  location: 'document',
  topKinds: typesOf('block'),
  inlineKinds: typesOf('inline'),
};

/** A tooltip contains only paragraphs, with formulas and links. */
export const tooltipSchema: EditorSchema = { location: 'tip', topKinds: ['paragraph'], inlineKinds: tipInlines };
