import { isImageAddress, isLinkAddress } from './addresses.ts';
import { boundsSlip } from './bounds.ts';
import {
  type Block,
  fontSizes,
  type Inline,
  type ListItem,
  type RichDocument,
  type TableCell,
  type TableRow,
  type Text,
} from './document.ts';
import { limits } from './limits.ts';
import { paletteValues } from './palette.ts';
import { videoPlayer } from './video/video-address.ts';

/**
 * The schema's guard without the schema library, for the learner app. Both accept the same
 * documents.
 */
export function isDocument(value: unknown): value is RichDocument {
  return Array.isArray(value) && boundsSlip(value) === null && value.every(isBlock);
}

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, Check>>;
type Node = Exclude<Block | ListItem | TableRow | TableCell | Inline, Text>;

const isString: Check = (value) => typeof value === 'string';
const isBoolean: Check = (value) => typeof value === 'boolean';
const isTrue: Check = (value) => value === true;
const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const upTo =
  (length: number, also: (text: string) => unknown = () => true): Check =>
  (value) =>
    typeof value === 'string' && value.length <= length && Boolean(also(value));
const some =
  (item: Check, most = Number.POSITIVE_INFINITY): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= most && value.every(item);
const isLatex = upTo(limits.formula, (latex) => latex.trim() !== '');
const isWidth: Check = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= limits.imageWidth;

const isText: Check = (value) => matches(value, textFields, markFields);
const textFields: Fields = { text: isString };
const markFields = {
  bold: isTrue,
  italic: isTrue,
  underline: isTrue,
  strike: isTrue,
  sub: isTrue,
  sup: isTrue,
  code: isTrue,
  color: oneOf(paletteValues),
  highlight: oneOf(paletteValues),
  size: oneOf(fontSizes),
} satisfies Record<Exclude<keyof Text, 'text'>, Check>;

const isEmpty: Check = (value) =>
  Array.isArray(value) && value.length === 1 && matches(value[0], { text: oneOf(['']) });
const isInline = textOr('inline-math', 'tooltip', 'link');
const isTip: Check = (value) =>
  matches(value, { type: oneOf(['paragraph']), children: some(textOr('inline-math', 'link')) });
const isBlock = node('paragraph', 'heading', 'list', 'quote', 'passage', 'table', 'math', 'image', 'video');

const nodes: { [Type in Node['type']]: { has: Fields; may?: Fields } } = {
  paragraph: { has: { children: some(isInline) } },
  heading: { has: { level: oneOf([2, 3]), children: some(isInline) } },
  list: { has: { ordered: isBoolean, children: some(node('list-item')) } },
  'list-item': { has: { children: some(node('paragraph', 'math', 'list')) } },
  quote: { has: { children: some(node('paragraph')) } },
  passage: { has: { children: some(node('heading', 'paragraph')) }, may: { credit: upTo(limits.caption) } },
  table: { has: { children: some(node('table-row'), limits.rows) } },
  'table-row': { has: { children: some(node('table-cell'), limits.columns) } },
  'table-cell': { has: { children: some(isInline) }, may: { header: isBoolean } },
  math: { has: { latex: isLatex, children: isEmpty } },
  'inline-math': { has: { latex: isLatex, children: isEmpty } },
  image: {
    has: { src: upTo(limits.address, isImageAddress), alt: upTo(limits.caption), children: isEmpty },
    may: { width: isWidth },
  },
  video: { has: { url: upTo(limits.address, videoPlayer), title: upTo(limits.caption), children: isEmpty } },
  tooltip: { has: { tip: some(isTip), children: some(isText) } },
  link: { has: { url: upTo(limits.address, isLinkAddress), children: some(isText) } },
};

/** A guard for a node of one of these types. */
function node(...types: readonly Node['type'][]): Check {
  return (value) => {
    const type = types.find((type) => isRecord(value) && value.type === type);
    return type !== undefined && matches(value, { type: isString, ...nodes[type].has }, nodes[type].may);
  };
}

function textOr(...types: readonly Node['type'][]): Check {
  const isNode = node(...types);
  return (value) => isText(value) || isNode(value);
}

/**
 * Whether an object has every required field, and no fields other than these and the optional ones.
 */
function matches(value: unknown, has: Fields, may: Fields = {}): boolean {
  if (!isRecord(value)) return false;
  const complete = Object.entries(has).every(([key, check]) => Object.hasOwn(value, key) && check(value[key]));
  return complete && Object.keys(value).every((key) => Object.hasOwn(has, key) || checkOf(may, key)?.(value[key]));
}

function checkOf(fields: Fields, key: string): Check | undefined {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
