import { isLinkAddress } from '@fourfold/core/rich-text/addresses';
import { fontSizes, type Marks } from '@fourfold/core/rich-text/document';
import { isDocument } from '@fourfold/core/rich-text/is-document';
import { limits } from '@fourfold/core/rich-text/limits';
import { paletteValues } from '@fourfold/core/rich-text/palette';
import { type Editor, Node, type Path, Transforms } from 'slate';
import { isKind, kinds } from './element-kinds.ts';
import type { ElementType, RichElement, RichText } from './slate-types.ts';

const isTrue = (value: unknown) => value === true;
const isOneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);

const marks: Readonly<Record<keyof Marks, (value: unknown) => boolean>> = {
  bold: isTrue,
  italic: isTrue,
  underline: isTrue,
  strike: isTrue,
  sub: isTrue,
  sup: isTrue,
  code: isTrue,
  color: isOneOf(paletteValues),
  highlight: isOneOf(paletteValues),
  size: isOneOf(fontSizes),
};

/** Removes marks that the schema does not have and characters that cannot be stored; line breaks become spaces. */
export function cleanText(editor: Editor, text: RichText, path: Path): void {
  for (const [mark, value] of Object.entries(text)) {
    const isAllowed = mark === 'text' || (Object.hasOwn(marks, mark) && marks[mark as keyof Marks](value));
    if (!isAllowed) Transforms.unsetNodes<RichText>(editor, mark as keyof Marks, { at: path, voids: true });
  }
  const storableText = toStorable(text.text);
  if (storableText === text.text) return;
  editor.apply({ type: 'insert_text', path, offset: text.text.length, text: storableText });
  editor.apply({ type: 'remove_text', path, offset: 0, text: text.text });
}

/** Learners see a line break within a text as a space. */
function toStorable(text: string): string {
  return text.replace(/\r\n|[\p{Cc}\u2028\u2029]/gu, ' ').toWellFormed();
}

/** Corrects an element's fields, and replaces an unknown element. Returns whether something was changed. */
export function cleanFields(editor: Editor, node: Editor | RichElement, path: Path): boolean {
  if (!Node.isElement(node)) return false;
  if (!isKind(node.type)) return replaceUnknown(editor, node, path);
  const { fields, void: isVoid } = kinds[node.type];
  const unknownKeys = Object.keys(node).filter((key) => key !== 'type' && key !== 'children' && !fields.includes(key));
  if (unknownKeys.length > 0) {
    Transforms.unsetNodes<RichElement>(editor, unknownKeys as (keyof RichElement)[], { at: path, voids: true });
    return true;
  }
  if (isVoid) return emptyVoid(editor, node, path);
  return cleaners[node.type]?.(editor, node, path) ?? false;
}

/** An unknown element with text becomes a paragraph; one with blocks is unwrapped. */
function replaceUnknown(editor: Editor, node: RichElement, path: Path): true {
  const [first] = node.children;
  if (first === undefined) Transforms.removeNodes(editor, { at: path, voids: true });
  else if (Node.isText(first) || editor.isInline(first))
    Transforms.setNodes(editor, { type: 'paragraph' }, { at: path });
  else Transforms.unwrapNodes(editor, { at: path, voids: true });
  return true;
}

/** Slate needs exactly one empty text in an element without text of its own. */
function emptyVoid(editor: Editor, node: RichElement, path: Path): boolean {
  const [first, ...others] = node.children;
  if (first && others.length === 0 && Node.isText(first) && first.text === '' && Object.keys(first).length === 1)
    return false;
  Transforms.removeNodes(editor, { at: path, voids: true });
  Transforms.insertNodes(editor, { ...node, children: [{ text: '' }] } as RichElement, { at: path, voids: true });
  return true;
}

type Cleaner = (editor: Editor, node: RichElement, path: Path) => boolean;

/** Corrects a field that the schema would refuse to its simplest value, or removes the element. */
const cleaners: Partial<Record<ElementType, Cleaner>> = {
  heading: (editor, node, path) => {
    if (node.type !== 'heading' || node.level === 2 || node.level === 3) return false;
    Transforms.setNodes(editor, { level: 2 }, { at: path });
    return true;
  },
  list: (editor, node, path) => {
    if (node.type !== 'list' || typeof node.ordered === 'boolean') return false;
    Transforms.setNodes(editor, { ordered: false }, { at: path });
    return true;
  },
  passage: (editor, node, path) => {
    if (node.type !== 'passage' || !('credit' in node)) return false;
    if (typeof node.credit === 'string' && node.credit === node.credit.toWellFormed().replaceAll('\0', ''))
      return false;
    Transforms.unsetNodes<RichElement & { credit?: string }>(editor, 'credit', { at: path });
    return true;
  },
  'table-cell': (editor, node, path) => {
    if (node.type !== 'table-cell' || !('header' in node) || typeof node.header === 'boolean') return false;
    Transforms.unsetNodes<RichElement & { header?: boolean }>(editor, 'header', { at: path });
    return true;
  },
  link: (editor, node, path) => {
    const { url } = node as { url?: unknown };
    const isValidUrl = typeof url === 'string' && url.length <= limits.address && isLinkAddress(url);
    return !(isValidUrl && hasText(node)) && unwrap(editor, path);
  },
  tooltip: (editor, node, path) => {
    const { tip } = node as { tip?: unknown };
    const isValidTip = isDocument([
      { type: 'paragraph', children: [{ type: 'tooltip', tip, children: [{ text: '' }] }] },
    ]);
    return !(isValidTip && hasText(node)) && unwrap(editor, path);
  },
};

/** A link whose text was deleted is removed. */
function hasText(node: RichElement): boolean {
  return node.children.length === 0 || Node.string(node) !== '' || node.children.some((child) => !Node.isText(child));
}

function unwrap(editor: Editor, path: Path): true {
  Transforms.unwrapNodes(editor, { at: path, voids: true });
  return true;
}
