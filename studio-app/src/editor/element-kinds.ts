import type { ElementType } from './slate-types.ts';

/**
 * Which elements are allowed where: the schema of core/rich-text, in the form by which the editor corrects a document.
 */
export type EditorSchema = {
  /** Blocks allowed at the top level. */
  topKinds: readonly ElementType[];
  /** Inline elements allowed in text. */
  inlineKinds: readonly ElementType[];
};

export const documentSchema: EditorSchema = {
  topKinds: ['paragraph', 'heading', 'list', 'quote', 'passage', 'table', 'math', 'image', 'video'],
  inlineKinds: ['inline-math', 'tooltip', 'link'],
};

/** A tooltip contains only paragraphs, with formulas and links. */
export const tooltipSchema: EditorSchema = { topKinds: ['paragraph'], inlineKinds: ['inline-math', 'link'] };

type KindSpec = {
  inline?: true;
  /** Has no editable text of its own. */
  void?: true;
  /** Contains text with inline elements (`all`) or text only. */
  textContent?: 'all' | 'text';
  /** Contains these blocks, at least one. */
  blocks?: readonly ElementType[];
  /** Its own fields, beside type and children. */
  fields: readonly string[];
};

export const kinds: Readonly<Record<ElementType, KindSpec>> = {
  paragraph: { textContent: 'all', fields: [] },
  heading: { textContent: 'all', fields: ['level'] },
  list: { blocks: ['list-item'], fields: ['ordered'] },
  'list-item': { blocks: ['paragraph', 'math', 'list'], fields: [] },
  quote: { blocks: ['paragraph'], fields: [] },
  passage: { blocks: ['heading', 'paragraph'], fields: ['credit'] },
  table: { blocks: ['table-row'], fields: [] },
  'table-row': { blocks: ['table-cell'], fields: [] },
  'table-cell': { textContent: 'all', fields: ['header'] },
  math: { void: true, fields: ['latex'] },
  image: { void: true, fields: ['src', 'alt', 'width'] },
  video: { void: true, fields: ['url', 'title'] },
  'inline-math': { inline: true, void: true, fields: ['latex'] },
  link: { inline: true, textContent: 'text', fields: ['url'] },
  tooltip: { inline: true, textContent: 'text', fields: ['tip'] },
};

export function isKind(type: unknown): type is ElementType {
  return typeof type === 'string' && Object.hasOwn(kinds, type);
}
