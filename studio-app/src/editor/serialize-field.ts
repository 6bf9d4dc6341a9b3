import { boundsError, excessOf, weightOf } from '@fourfold/core/rich-text/bounds';
import type { Block, RichDocument } from '@fourfold/core/rich-text/document';
import { isDocument } from '@fourfold/core/rich-text/is-document';
import { isEmptyDocument } from '@fourfold/core/rich-text/is-empty';
import { limits } from '@fourfold/core/rich-text/limits';
import { isFromNewerVersion } from '@fourfold/core/rich-text/newer-version';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import { createEditor, type Descendant, Editor } from 'slate';
import { documentSchema, type EditorSchema } from './element-kinds.ts';
import { slateValue } from './slate-types.ts';
import { withSchema } from './with-schema.ts';
import { withoutUnfinished } from './without-unfinished.ts';

type SerializedBlock = { json: string; blank: boolean; nodes: number; characters: number };

/** A rich-text field as in the API, or the reason why the editor's content cannot be one. */
export type WrittenField = { field: string } | { error: string };

/**
 * The serialized form of each unchanged block. Slate merges and adds texts, so an untouched block
 * is written as it was read; and each key press serializes one block only.
 */
const blockCache = new WeakMap<Descendant, SerializedBlock>();

/**
 * Parses a rich-text field to Slate's value; null if a newer version wrote it, because saving it would lose what this one
 * does not know (Q300). Other invalid content is shown as plain text, so that it can be saved.
 */
export function parseField(field: string, scheme: EditorSchema = documentSchema): Descendant[] | null {
  const valid = readRichField(field);
  if (!valid && isFromNewerVersion(field)) return null;
  const document: RichDocument = valid ?? [{ type: 'paragraph', children: [{ text: field }] }];
  const editor = withSchema(createEditor(), scheme);
  editor.children = slateValue(document);
  Editor.normalize(editor, { force: true });
  const isUnchanged = editor.children.length === document.length;
  for (const [at, block] of document.entries()) {
    const node = editor.children[at];
    if (isUnchanged && node) blockCache.set(node, toSerializedBlock(block));
  }
  return editor.children;
}

/** Serializes the editor's content; unfinished parts, such as an empty formula, are left out. */
export function serializeField(children: readonly Descendant[]): WrittenField {
  const cached = fieldCache.get(children);
  if (cached) return cached;
  const written = joinParts(children);
  fieldCache.set(children, written);
  return written;
}

/** The result per block list: Slate creates a new list with each change. */
const fieldCache = new WeakMap<readonly Descendant[], WrittenField>();

function joinParts(children: readonly Descendant[]): WrittenField {
  const slip = fieldErrorOf(children);
  if (slip) return { error: slip };
  const written = children.map(serializedBlockOf).filter((part) => typeof part !== 'string');
  if (written.every(({ blank }) => blank)) return { field: '' };
  return { field: `[${written.flatMap(({ json }) => json || []).join(',')}]` };
}

/**
 * The reason why the content cannot be a field; null if it can. Called on each key press, so it
 * does not join the blocks.
 */
export function fieldErrorOf(children: readonly Descendant[]): string | null {
  const total = { nodes: 0, characters: 0 };
  let blocks = 0;
  for (const node of children) {
    const part = serializedBlockOf(node);
    if (typeof part === 'string') return part;
    if (part.json) blocks += 1;
    total.nodes += part.nodes;
    total.characters += part.characters;
  }
  if (blocks > limits.blocks) return `more than ${limits.blocks.toLocaleString('en-US')} blocks`;
  return excessOf(total);
}

const serializedBlockOf = (node: Descendant) => blockCache.get(node) ?? writeBlock(node);

/** Serializes a changed block; returns an error text if the schema would refuse it. */
function writeBlock(node: Descendant): SerializedBlock | string {
  const finishedNode = withoutUnfinished(node);
  if (finishedNode && !isDocument([finishedNode]))
    return boundsError([finishedNode])?.replace('block 1: ', '') ?? blockErrorOf(finishedNode);
  const part = finishedNode ? toSerializedBlock(finishedNode as Block) : emptyBlock;
  blockCache.set(node, part);
  return part;
}

/** The error of a block that the editor cannot correct by itself. */
function blockErrorOf(node: Descendant): string {
  const isTable = 'type' in node && node.type === 'table';
  if (isTable) return `a table has more than ${limits.rows} rows or ${limits.columns} columns`;
  return 'a part of it is too long or cannot be stored';
}

function toSerializedBlock(block: Block): SerializedBlock {
  return { json: JSON.stringify(block), blank: isEmptyDocument([block]), ...weightOf(block) };
}

const emptyBlock: SerializedBlock = { json: '', blank: true, nodes: 0, characters: 0 };
