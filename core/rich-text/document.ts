/**
 * A rich-text document: the list of blocks that Slate edits and every rich field stores (Q76, Q77).
 * Void nodes (math, image, video) contain the one empty text that Slate requires.
 */
export type RichDocument = readonly Block[];

export type Block = Paragraph | Heading | List | Quote | Passage | Table | MathBlock | Image | Video;

export type Paragraph = { type: 'paragraph'; children: readonly Inline[] };
type Heading = { type: 'heading'; level: 2 | 3; children: readonly Inline[] };
type List = { type: 'list'; ordered: boolean; children: readonly ListItem[] };
export type ListItem = { type: 'list-item'; children: readonly (Paragraph | MathBlock | List)[] };
type Quote = { type: 'quote'; children: readonly Paragraph[] };
/** A reading passage, shown with every fifth line numbered. `credit` names author and source. */
type Passage = { type: 'passage'; credit?: string; children: readonly (Heading | Paragraph)[] };
type Table = { type: 'table'; children: readonly TableRow[] };
export type TableRow = { type: 'table-row'; children: readonly TableCell[] };
export type TableCell = { type: 'table-cell'; header?: boolean; children: readonly Inline[] };
export type MathBlock = { type: 'math'; latex: string; children: Empty };
/** `src` is a path of the media call or an https address, never a data URL. `width` in CSS pixels. */
export type Image = { type: 'image'; src: string; alt: string; width?: number; children: Empty };
/** `url` is an address of the video allow list (YouTube, Vimeo, an https MP4 or WebM file). */
export type Video = { type: 'video'; url: string; title: string; children: Empty };

export type Inline = Text | InlineMath | Tooltip | Link;

export type InlineMath = { type: 'inline-math'; latex: string; children: Empty };
export type Tooltip = { type: 'tooltip'; tip: readonly Paragraph[]; children: readonly Text[] };
export type Link = { type: 'link'; url: string; children: readonly Text[] };

export type Text = { text: string } & Partial<Marks>;
export type Marks = {
  bold: true;
  italic: true;
  underline: true;
  strike: true;
  sub: true;
  sup: true;
  code: true;
  /** One of `palette`. */
  color: string;
  /** One of `palette`. */
  highlight: string;
  /** One of `fontSizes`, in points of the editor's scale where 16 is the text's own size. */
  size: number;
};

/** Every node that has a type: all but texts. */
export type DocumentNode = Exclude<Block | ListItem | TableRow | TableCell | Inline, Text>;
export type NodeType = DocumentNode['type'];
export type NodeOf<Type extends NodeType> = Extract<DocumentNode, { type: Type }>;
/** Nodes without text of their own. */
export type VoidNode = Extract<DocumentNode, { children: Empty }>;

export type Empty = readonly [{ readonly text: '' }];
export const empty: Empty = [{ text: '' }];

/** Font sizes that an author may choose (EDT-002, Q79); 16 is the size of the surrounding text. */
export const fontSizes = [
  10, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 32, 36, 48, 56, 72,
] as const;
