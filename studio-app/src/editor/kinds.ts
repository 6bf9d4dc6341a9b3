import type { Kind } from './slate-types.ts';

/**
 * Which elements are allowed where: the schema of core/rich-text, in the form by which the editor
 * corrects a document.
 */
export type Scheme = {
  /** Blocks allowed at the top level. */
  top: readonly Kind[];
  /** Inline elements allowed in text. */
  words: readonly Kind[];
};

export const documentScheme: Scheme = {
  top: ['paragraph', 'heading', 'list', 'quote', 'passage', 'table', 'math', 'image', 'video'],
  words: ['inline-math', 'tooltip', 'link'],
};

/** A tooltip contains only paragraphs, with formulas and links. */
export const tipScheme: Scheme = { top: ['paragraph'], words: ['inline-math', 'link'] };

type Nature = {
  inline?: true;
  /** Has no editable text of its own. */
  void?: true;
  /** Contains text with inline elements (`all`) or text only. */
  words?: 'all' | 'text';
  /** Contains these blocks, at least one. */
  blocks?: readonly Kind[];
  /** Its own fields, beside type and children. */
  fields: readonly string[];
};

export const kinds: Readonly<Record<Kind, Nature>> = {
  paragraph: { words: 'all', fields: [] },
  heading: { words: 'all', fields: ['level'] },
  list: { blocks: ['list-item'], fields: ['ordered'] },
  'list-item': { blocks: ['paragraph', 'math', 'list'], fields: [] },
  quote: { blocks: ['paragraph'], fields: [] },
  passage: { blocks: ['heading', 'paragraph'], fields: ['credit'] },
  table: { blocks: ['table-row'], fields: [] },
  'table-row': { blocks: ['table-cell'], fields: [] },
  'table-cell': { words: 'all', fields: ['header'] },
  math: { void: true, fields: ['latex'] },
  image: { void: true, fields: ['src', 'alt', 'width'] },
  video: { void: true, fields: ['url', 'title'] },
  'inline-math': { inline: true, void: true, fields: ['latex'] },
  link: { inline: true, words: 'text', fields: ['url'] },
  tooltip: { inline: true, words: 'text', fields: ['tip'] },
};

export function isKind(type: unknown): type is Kind {
  return typeof type === 'string' && Object.hasOwn(kinds, type);
}
