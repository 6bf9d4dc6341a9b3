import { isStorable } from '@fourfold/core/rich-text/bounds';
import type { Marks } from '@fourfold/core/rich-text/document';
import { isDocument, isFieldValue } from '@fourfold/core/rich-text/is-document';
import type { Field } from '@fourfold/core/rich-text/node-descriptor';
import { descriptorOf, isNodeType, marks } from '@fourfold/core/rich-text/nodes';
import { type Editor, Node, type Path, Transforms } from 'slate';
import type { RichElement, RichText } from './slate-types.ts';

/** Removes marks that the schema does not have and characters that cannot be stored; line breaks become spaces. */
export function cleanText(editor: Editor, text: RichText, path: Path): void {
  for (const [mark, value] of Object.entries(text)) {
    const isAllowed =
      mark === 'text' || (Object.hasOwn(marks, mark) && isFieldValue(marks[mark as keyof Marks], value));
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
  if (!isNodeType(node.type)) return replaceUnknown(editor, node, path);
  const { fields, content } = descriptorOf(node.type);
  const unknownKeys = Object.keys(node).filter(
    (key) => key !== 'type' && key !== 'children' && !Object.hasOwn(fields, key),
  );
  if (unknownKeys.length > 0) {
    Transforms.unsetNodes<RichElement>(editor, unknownKeys as (keyof RichElement)[], { at: path, voids: true });
    return true;
  }
  if (content === 'nothing') return emptyVoid(editor, node, path);
  const isWithoutText = content === 'text' && !hasText(node);
  return isWithoutText ? unwrap(editor, path) : cleanInvalidField(editor, node, path);
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

/** Corrects a field that the schema would refuse to its simplest value, or removes the element. */
function cleanInvalidField(editor: Editor, node: RichElement, path: Path): boolean {
  const values: Readonly<Record<string, unknown>> = node;
  for (const [name, field] of Object.entries(descriptorOf(node.type).fields)) {
    const isMissing = field.optional && !Object.hasOwn(node, name);
    if (isMissing || isValidField(field, values[name])) continue;
    if (field.optional) Transforms.unsetNodes<RichElement>(editor, name as keyof RichElement, { at: path });
    else if ('or' in field) Transforms.setNodes<RichElement>(editor, { [name]: field.or }, { at: path });
    else unwrap(editor, path);
    return true;
  }
  return false;
}

function isValidField(field: Field, value: unknown): boolean {
  // A text that is too long stays: `withLimits` refuses it.
  if (field.is === 'caption') return typeof value === 'string' && isStorable(value);
  if (field.is === 'tip') return isStorableTip(value);
  return isFieldValue(field, value);
}

function isStorableTip(tip: unknown): boolean {
  return isDocument([{ type: 'paragraph', children: [{ type: 'tooltip', tip, children: [{ text: '' }] }] }]);
}

/** A link or tooltip whose text was deleted is removed. */
function hasText(node: RichElement): boolean {
  return node.children.length === 0 || Node.string(node) !== '' || node.children.some((child) => !Node.isText(child));
}

function unwrap(editor: Editor, path: Path): true {
  Transforms.unwrapNodes(editor, { at: path, voids: true });
  return true;
}
