import type { Kind } from './slate-types.ts';

/** What may stand where: the schema of core/rich-text as the editor mends by it. */
export type Scheme = {
  /** Blocks that may stand at the top. */
  top: readonly Kind[];
  /** Elements that may stand among words. */
  words: readonly Kind[];
};

export const documentScheme: Scheme = {
  top: ['paragraph', 'heading', 'list', 'quote', 'passage', 'table', 'math', 'image', 'video'],
  words: ['inline-math', 'tooltip', 'link'],
};

/** Nothing opens inside a tooltip but what can be read at once. */
export const tipScheme: Scheme = { top: ['paragraph'], words: ['inline-math', 'link'] };

type Nature = {
  inline?: true;
  /** Holds no text of its own to be edited. */
  void?: true;
  /** Holds text and elements among words, or text alone. */
  words?: 'all' | 'text';
  /** Holds these blocks, and is nothing without one. */
  blocks?: readonly Kind[];
  /** Its own fields beside type and children. */
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
