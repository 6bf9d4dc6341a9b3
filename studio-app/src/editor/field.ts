import { boundsSlip, excessOf, weightOf } from '@fourfold/core/rich-text/bounds';
import type { Block, RichDocument } from '@fourfold/core/rich-text/document';
import { isDocument } from '@fourfold/core/rich-text/is-document';
import { isEmptyDocument } from '@fourfold/core/rich-text/is-empty';
import { limits } from '@fourfold/core/rich-text/limits';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import { createEditor, type Descendant, Editor } from 'slate';
import { finished } from './finished.ts';
import { documentScheme, type Scheme } from './kinds.ts';
import { slateValue } from './slate-types.ts';
import { withSchema } from './with-schema.ts';

type Part = { json: string; blank: boolean; nodes: number; characters: number };

/** A rich-text field as in the API, or the reason why the editor's content cannot be one. */
export type WrittenField = { field: string } | { slip: string };

/**
 * The serialized form of each unchanged block. Slate merges and adds texts, so an untouched block
 * is written as it was read; and each key press serializes one block only.
 */
const parts = new WeakMap<Descendant, Part>();

/**
 * Parses a rich-text field to Slate's value. Invalid content is shown as plain text, so that it can
 * be saved.
 */
export function openField(field: string, scheme: Scheme = documentScheme): Descendant[] {
  const document: RichDocument = readRichField(field) ?? [{ type: 'paragraph', children: [{ text: field }] }];
  const editor = withSchema(createEditor(), scheme);
  editor.children = slateValue(document);
  Editor.normalize(editor, { force: true });
  const untouched = editor.children.length === document.length;
  for (const [at, block] of document.entries()) {
    const node = editor.children[at];
    if (untouched && node) parts.set(node, partOf(block));
  }
  return editor.children;
}

/** Serializes the editor's content; unfinished parts, such as an empty formula, are left out. */
export function writeField(children: readonly Descendant[]): WrittenField {
  const known = fields.get(children);
  if (known) return known;
  const written = joinParts(children);
  fields.set(children, written);
  return written;
}

/** The result per block list: Slate creates a new list with each change. */
const fields = new WeakMap<readonly Descendant[], WrittenField>();

function joinParts(children: readonly Descendant[]): WrittenField {
  const slip = slipIn(children);
  if (slip) return { slip };
  const written = children.map(partIn).filter((part) => typeof part !== 'string');
  if (written.every(({ blank }) => blank)) return { field: '' };
  return { field: `[${written.flatMap(({ json }) => json || []).join(',')}]` };
}

/**
 * The reason why the content cannot be a field; null if it can. Called on each key press, so it
 * does not join the blocks.
 */
export function slipIn(children: readonly Descendant[]): string | null {
  const whole = { nodes: 0, characters: 0 };
  let blocks = 0;
  for (const node of children) {
    const part = partIn(node);
    if (typeof part === 'string') return part;
    if (part.json) blocks += 1;
    whole.nodes += part.nodes;
    whole.characters += part.characters;
  }
  if (blocks > limits.blocks) return `more than ${limits.blocks.toLocaleString('en-US')} blocks`;
  return excessOf(whole);
}

const partIn = (node: Descendant) => parts.get(node) ?? writeBlock(node);

/** Serializes a changed block; returns an error text if the schema would refuse it. */
function writeBlock(node: Descendant): Part | string {
  const own = finished(node);
  if (own && !isDocument([own])) return boundsSlip([own])?.replace('block 1: ', '') ?? slipOf(own);
  const part = own ? partOf(own as Block) : nothing;
  parts.set(node, part);
  return part;
}

/** The error of a block that the editor cannot correct by itself. */
function slipOf(node: Descendant): string {
  const isTable = 'type' in node && node.type === 'table';
  if (isTable) return `a table has more than ${limits.rows} rows or ${limits.columns} columns`;
  return 'a part of it is too long or cannot be stored';
}

function partOf(block: Block): Part {
  return { json: JSON.stringify(block), blank: isEmptyDocument([block]), ...weightOf(block) };
}

const nothing: Part = { json: '', blank: true, nodes: 0, characters: 0 };
