import { isImageAddress, isLinkAddress } from './addresses.ts';
import { boundsError } from './bounds.ts';
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

/** The schema's guard without the schema library, for the learner app. Both accept the same documents. */
export function isDocument(value: unknown): value is RichDocument {
  return Array.isArray(value) && boundsError(value) === null && value.every(isBlock);
}

type Guard = (value: unknown) => boolean;
type Fields = Readonly<Record<string, Guard>>;
type Node = Exclude<Block | ListItem | TableRow | TableCell | Inline, Text>;

const isString: Guard = (value) => typeof value === 'string';
const isBoolean: Guard = (value) => typeof value === 'boolean';
const isTrue: Guard = (value) => value === true;
const oneOf =
  (values: readonly unknown[]): Guard =>
  (value) =>
    values.includes(value);
const textUpTo =
  (length: number, extra: (text: string) => unknown = () => true): Guard =>
  (value) =>
    typeof value === 'string' && value.length <= length && Boolean(extra(value));
const nonEmptyList =
  (item: Guard, most = Number.POSITIVE_INFINITY): Guard =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= most && value.every(item);
const isLatex = textUpTo(limits.formula, (latex) => latex.trim() !== '');
const isWidth: Guard = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= limits.imageWidth;

const isText: Guard = (value) => matches(value, textFields, markFields);
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
} satisfies Record<Exclude<keyof Text, 'text'>, Guard>;

const isEmpty: Guard = (value) =>
  Array.isArray(value) && value.length === 1 && matches(value[0], { text: oneOf(['']) });
const isInline = textOr('inline-math', 'tooltip', 'link');
const isTip: Guard = (value) =>
  matches(value, { type: oneOf(['paragraph']), children: nonEmptyList(textOr('inline-math', 'link')) });
const isBlock = node('paragraph', 'heading', 'list', 'quote', 'passage', 'table', 'math', 'image', 'video');

const nodes: { [Type in Node['type']]: { required: Fields; optional?: Fields } } = {
  paragraph: { required: { children: nonEmptyList(isInline) } },
  heading: { required: { level: oneOf([2, 3]), children: nonEmptyList(isInline) } },
  list: { required: { ordered: isBoolean, children: nonEmptyList(node('list-item')) } },
  'list-item': { required: { children: nonEmptyList(node('paragraph', 'math', 'list')) } },
  quote: { required: { children: nonEmptyList(node('paragraph')) } },
  passage: {
    required: { children: nonEmptyList(node('heading', 'paragraph')) },
    optional: { credit: textUpTo(limits.caption) },
  },
  table: { required: { children: nonEmptyList(node('table-row'), limits.rows) } },
  'table-row': { required: { children: nonEmptyList(node('table-cell'), limits.columns) } },
  'table-cell': { required: { children: nonEmptyList(isInline) }, optional: { header: isBoolean } },
  math: { required: { latex: isLatex, children: isEmpty } },
  'inline-math': { required: { latex: isLatex, children: isEmpty } },
  image: {
    required: { src: textUpTo(limits.address, isImageAddress), alt: textUpTo(limits.caption), children: isEmpty },
    optional: { width: isWidth },
  },
  video: {
    required: { url: textUpTo(limits.address, videoPlayer), title: textUpTo(limits.caption), children: isEmpty },
  },
  tooltip: { required: { tip: nonEmptyList(isTip), children: nonEmptyList(isText) } },
  link: { required: { url: textUpTo(limits.address, isLinkAddress), children: nonEmptyList(isText) } },
};

/** A guard for a node of one of these types. */
function node(...types: readonly Node['type'][]): Guard {
  return (value) => {
    const type = types.find((type) => isRecord(value) && value.type === type);
    return type !== undefined && matches(value, { type: isString, ...nodes[type].required }, nodes[type].optional);
  };
}

function textOr(...types: readonly Node['type'][]): Guard {
  const isNode = node(...types);
  return (value) => isText(value) || isNode(value);
}

/** Whether an object has every required field, and no fields other than these and the optional ones. */
function matches(value: unknown, required: Fields, optional: Fields = {}): boolean {
  if (!isRecord(value)) return false;
  const complete = Object.entries(required).every(([key, check]) => Object.hasOwn(value, key) && check(value[key]));
  return (
    complete && Object.keys(value).every((key) => Object.hasOwn(required, key) || checkOf(optional, key)?.(value[key]))
  );
}

function checkOf(fields: Fields, key: string): Guard | undefined {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
