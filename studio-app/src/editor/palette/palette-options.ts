import type { Editor } from 'slate';
import { blockStyles } from '../block-picker.tsx';
import { documentSchema, type EditorSchema } from '../element-kinds.ts';
import { insertBlockFormula, insertInlineFormula } from '../math/insert-formula.ts';
import { openMediaDialog } from '../media/media-dialog-state.ts';

export type PaletteOption = {
  label: string;
  /** Other terms that find it. */
  terms: string;
  /** 'link' opens the dialog of links. */
  insert: ((editor: Editor) => unknown) | 'link';
};

const inlineOptions: readonly PaletteOption[] = [
  { label: 'Inline math', terms: 'formula equation latex', insert: (editor) => insertInlineFormula(editor, 'line') },
  { label: 'Link', terms: 'address url', insert: 'link' },
];

const { heading, 'small-heading': smallHeading, bullets, numbers, quote, passage, table } = blockStyles;

/** In the order in which they are shown. */
const documentOptions: readonly PaletteOption[] = [
  {
    label: 'Math block',
    terms: 'formula equation display latex',
    insert: (editor) => insertBlockFormula(editor, 'line'),
  },
  ...inlineOptions.slice(0, 1),
  {
    label: 'Image',
    terms: 'picture photo figure',
    insert: (editor) => openMediaDialog(editor, { kind: 'image', at: null }),
  },
  {
    label: 'Video',
    terms: 'film youtube vimeo',
    insert: (editor) => openMediaDialog(editor, { kind: 'video', at: null }),
  },
  { label: table.label, terms: 'grid rows columns', insert: table.apply },
  { label: passage.label, terms: 'reading text source', insert: passage.apply },
  { label: heading.label, terms: 'title', insert: heading.apply },
  { label: smallHeading.label, terms: 'title', insert: smallHeading.apply },
  { label: bullets.label, terms: 'points', insert: bullets.apply },
  { label: numbers.label, terms: 'ordered', insert: numbers.apply },
  { label: quote.label, terms: 'citation', insert: quote.apply },
  ...inlineOptions.slice(1),
];

/** The options whose label or another term begins with the query; matches of the label first. */
export function paletteOptions(scheme: EditorSchema, query: string): readonly PaletteOption[] {
  const all = scheme === documentSchema ? documentOptions : inlineOptions;
  const begins = (text: string) => ` ${text.toLowerCase()}`.includes(` ${query}`);
  const byLabel = all.filter(({ label }) => begins(label));
  return [...byLabel, ...all.filter((one) => !byLabel.includes(one) && begins(one.terms))];
}
