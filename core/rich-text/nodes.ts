import { isImageAddress, isLinkAddress } from './addresses.ts';
import { fontSizes, type NodeOf, type NodeType, type Text } from './document.ts';
import { limits } from './limits.ts';
import type { Correction, DescriptorOf, FieldsOf, NodeDescriptor } from './node-descriptor.ts';
import { paletteValues } from './palette.ts';
import { videoPlayer } from './video/video-address.ts';

const becomeParagraph = { become: 'paragraph' } satisfies Correction;
const wrapInItem = { wrap: 'list-item' } satisfies Correction;
const wrapInCell = { wrap: 'table-cell' } satisfies Correction;

/** What becomes of a child that is not allowed: in lines of text, in texts, among blocks, and among rows or cells. */
const inLine = { block: 'lift', inline: 'unwrap' } as const;
const inBlocks = { block: 'unwrap', inline: { wrap: 'paragraph' } } as const;
const inTable = { block: wrapInCell, inline: wrapInCell } as const;

const latexFields = { latex: { is: 'latex' } } as const;
/** Media are not allowed in other blocks. */
const mediaCorrections: NodeDescriptor['corrections'] = {
  tip: 'remove',
  ...{ list: 'lift', 'list-item': 'lift', quote: 'lift', passage: 'lift' },
  ...{ table: 'leave-table', 'table-row': 'leave-table', 'table-cell': 'leave-table' },
};

/** Every node type. What is forgotten for a new one does not compile. */
export const nodes: { readonly [Type in NodeType]: DescriptorOf<NodeOf<Type>> } = {
  paragraph: { category: 'block', content: 'line', fields: {}, misplaced: inLine, corrections: { list: wrapInItem } },
  heading: {
    category: 'block',
    content: 'line',
    fields: { level: { is: 'one of', values: [2, 3], or: 2 } },
    misplaced: inLine,
    corrections: { tip: becomeParagraph, list: becomeParagraph, 'list-item': becomeParagraph, quote: becomeParagraph },
  },
  list: {
    category: 'block',
    content: ['list-item'],
    fields: { ordered: { is: 'boolean', or: false } },
    misplaced: inBlocks,
    // In an item, a list that is too deep is unwrapped.
    corrections: { list: wrapInItem, quote: 'lift', passage: 'lift' },
  },
  'list-item': {
    category: 'part',
    content: ['paragraph', 'math', 'list'],
    fields: {},
    misplaced: inBlocks,
    corrections: { document: { wrap: 'list' } },
  },
  quote: { category: 'block', content: ['paragraph'], fields: {}, misplaced: inBlocks },
  passage: {
    category: 'block',
    content: ['heading', 'paragraph'],
    fields: { credit: { is: 'caption', optional: true } },
    misplaced: inBlocks,
    corrections: { quote: 'lift' },
  },
  table: {
    category: 'block',
    content: ['table-row'],
    most: limits.rows,
    fields: {},
    misplaced: inTable,
    corrections: {
      ...{ list: 'lift', 'list-item': 'lift', quote: 'lift', passage: 'lift' },
      ...{ table: 'unwrap', 'table-row': 'unwrap' },
    },
  },
  'table-row': {
    category: 'part',
    content: ['table-cell'],
    most: limits.columns,
    joinedBy: ' | ',
    fields: {},
    misplaced: inTable,
    corrections: { document: { wrap: 'table' }, 'table-row': 'unwrap' },
  },
  'table-cell': {
    category: 'part',
    content: 'line',
    fields: { header: { is: 'boolean', optional: true } },
    misplaced: { block: 'join', inline: 'unwrap' },
    corrections: {
      ...{ document: becomeParagraph, tip: becomeParagraph, list: becomeParagraph, 'list-item': becomeParagraph },
      ...{ quote: becomeParagraph, passage: becomeParagraph, table: { wrap: 'table-row' } },
    },
  },
  math: {
    category: 'block',
    content: 'nothing',
    fields: latexFields,
    misplaced: null,
    corrections: {
      ...{ tip: { become: 'inline-math' }, 'table-cell': { become: 'inline-math' } },
      ...{ list: wrapInItem, quote: 'lift', passage: 'lift' },
    },
  },
  image: {
    category: 'block',
    content: 'nothing',
    fields: {
      src: { is: 'address', allows: isImageAddress, error: 'is neither an uploaded image nor an https address' },
      alt: { is: 'caption' },
      width: { is: 'integer', most: limits.imageWidth, optional: true },
    },
    misplaced: null,
    corrections: mediaCorrections,
  },
  video: {
    category: 'block',
    content: 'nothing',
    fields: {
      url: {
        is: 'address',
        allows: (url) => videoPlayer(url) !== null,
        error: 'is not a YouTube or Vimeo address or an https MP4 or WebM file',
      },
      title: { is: 'caption' },
    },
    misplaced: null,
    corrections: mediaCorrections,
  },
  'inline-math': {
    category: 'inline',
    content: 'nothing',
    fields: latexFields,
    misplaced: null,
    corrections: { link: 'lift', tooltip: 'lift' },
    inTips: true,
  },
  tooltip: { category: 'inline', content: 'text', fields: { tip: { is: 'tip' } }, misplaced: inLine },
  link: {
    category: 'inline',
    content: 'text',
    fields: {
      url: { is: 'address', allows: isLinkAddress, error: 'is not an http, https or mailto address' },
    },
    misplaced: inLine,
    inTips: true,
  },
};

const on = { is: 'one of', values: [true], optional: true } as const;
const colour = {
  is: 'one of',
  values: paletteValues,
  error: 'is not a colour of the palette',
  optional: true,
} as const;

/** The marks of a text. */
export const marks: FieldsOf<Text> = {
  ...{ bold: on, italic: on, underline: on, strike: on, sub: on, sup: on, code: on },
  color: colour,
  highlight: colour,
  size: { is: 'one of', values: fontSizes, error: 'is not a size of the editor', optional: true },
};

/** The descriptor of a type that is not known when it is compiled. */
export function descriptorOf(type: NodeType): NodeDescriptor {
  return nodes[type];
}

export function isNodeType(type: unknown): type is NodeType {
  return typeof type === 'string' && Object.hasOwn(nodes, type);
}

/** The types of one category, in the order of `nodes`. */
export function typesOf(category: NodeDescriptor['category']): readonly NodeType[] {
  return nodeTypes.filter((type) => nodes[type].category === category);
}

export const nodeTypes = Object.keys(nodes) as readonly NodeType[];
export const tipInlines: readonly NodeType[] = nodeTypes.filter((type) => descriptorOf(type).inTips);
