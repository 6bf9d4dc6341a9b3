import type { NodeType } from '@fourfold/core/rich-text/document';
import { limits } from '@fourfold/core/rich-text/limits';
import type { Correction } from '@fourfold/core/rich-text/node-descriptor';
import { descriptorOf } from '@fourfold/core/rich-text/nodes';
import { Editor, type Element, Node, Path, Transforms } from 'slate';
import type { EditorSchema } from './element-kinds.ts';

type Child = NodeType | 'text';

/**
 * Corrects the first child of an element, or of the document, that is not allowed there. Returns whether there was one.
 */
export function normalizeChildren(
  editor: Editor,
  scheme: EditorSchema,
  [node, path]: [Editor | Element, Path],
): boolean {
  if (Node.isEditor(node) && node.children.length === 0) {
    Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: [0] });
    return true;
  }
  if (Node.isElement(node)) {
    const { content } = descriptorOf(node.type);
    if (Array.isArray(content) && hasLostBlocks(node)) {
      Transforms.removeNodes(editor, { at: path });
      return true;
    }
    if (content === 'nothing') return false;
  }
  for (const [at, child] of node.children.entries()) {
    const kind = Node.isText(child) ? 'text' : child.type;
    const parent = Node.isElement(node) ? node.type : null;
    if (isAllowed(editor, scheme, { kind, parent, path })) continue;
    correct(editor, correctionOf(scheme, { kind, parent }), path.concat(at));
    return true;
  }
  return false;
}

/** Whether an element that contains blocks has lost them all; Slate then adds an empty text. */
function hasLostBlocks({ children }: Element): boolean {
  const [first] = children;
  return (
    children.length === 1 &&
    first !== undefined &&
    Node.isText(first) &&
    first.text === '' &&
    Object.keys(first).length === 1
  );
}

type ChildLocation = { kind: Child; parent: NodeType | null };

function isAllowed(
  editor: Editor,
  { topKinds, inlineKinds }: EditorSchema,
  { kind, parent, path }: ChildLocation & { path: Path },
): boolean {
  if (isForbiddenInline(inlineKinds, kind)) return false;
  const content = parent === null ? topKinds : descriptorOf(parent).content;
  if (content === 'text') return kind === 'text';
  if (content === 'line') return isInline(kind);
  return content !== 'nothing' && kind !== 'text' && content.includes(kind) && !isTooDeep(editor, kind, path);
}

function correctionOf({ location, inlineKinds }: EditorSchema, { kind, parent }: ChildLocation): Correction {
  if (isForbiddenInline(inlineKinds, kind)) return 'unwrap';
  const own = kind === 'text' ? undefined : descriptorOf(kind).corrections?.[parent ?? location];
  const usual = parent === null ? topLevel : (descriptorOf(parent).misplaced ?? topLevel);
  return own ?? (isInline(kind) ? usual.inline : usual.block);
}

const topLevel = { block: 'unwrap', inline: { wrap: 'paragraph' } } satisfies Record<string, Correction>;

function isInline(kind: Child): boolean {
  return kind === 'text' || descriptorOf(kind).category === 'inline';
}

function isForbiddenInline(inlineKinds: readonly NodeType[], kind: Child): boolean {
  return kind !== 'text' && isInline(kind) && !inlineKinds.includes(kind);
}

/** Whether a list would exceed the maximum depth. */
function isTooDeep(editor: Editor, kind: Child, path: Path): boolean {
  if (kind !== 'list') return false;
  const listsAbove = Array.from(Node.levels(editor, path)).filter(
    ([node]) => Node.isElement(node) && node.type === 'list',
  );
  return listsAbove.length >= limits.lists;
}

function correct(editor: Editor, correction: Correction, at: Path): void {
  const options = { at, voids: true };
  if (correction === 'unwrap') Transforms.unwrapNodes(editor, options);
  else if (correction === 'lift') Transforms.liftNodes(editor, options);
  else if (correction === 'remove') Transforms.removeNodes(editor, options);
  else if (correction === 'join') unwrapWithSpace(editor, at);
  else if (correction === 'leave-table') moveAfterTable(editor, at);
  else if ('become' in correction) Transforms.setNodes<Element>(editor, { type: correction.become }, options);
  else Transforms.wrapNodes(editor, emptyElement(correction.wrap), options);
}

/** An element without children, its fields at their simplest values. */
function emptyElement(type: NodeType): Element {
  const fields = Object.entries(descriptorOf(type).fields).flatMap(([name, field]) =>
    'or' in field ? [[name, field.or]] : [],
  );
  return { type, ...Object.fromEntries(fields), children: [] } as Element;
}

function unwrapWithSpace(editor: Editor, at: Path): void {
  Transforms.unwrapNodes(editor, { at, voids: true });
  if (Path.hasPrevious(at)) Transforms.insertNodes(editor, { text: ' ' }, { at });
}

function moveAfterTable(editor: Editor, at: Path): void {
  const tableEntry = Editor.above(editor, { at, match: (node) => Node.isElement(node) && node.type === 'table' });
  if (tableEntry) Transforms.moveNodes(editor, { at, to: Path.next(tableEntry[1]), voids: true });
  else Transforms.liftNodes(editor, { at, voids: true });
}
