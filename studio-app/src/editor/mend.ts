import { limits } from '@fourfold/core/rich-text/limits';
import { Editor, type Element, Node, Path, Transforms } from 'slate';
import { kinds, type Scheme } from './kinds.ts';
import type { Kind } from './slate-types.ts';

type Child = Kind | 'text';

/** How a node is corrected where it is not allowed. */
type Remedy =
  | 'keep'
  /** Its children replace it. */
  | 'unwrap'
  /** As `unwrap`, with a space before its text if needed to separate words. */
  | 'join'
  /** It moves up one level, and its parent is split around it. */
  | 'lift'
  /** It moves after the table. */
  | 'leave-table'
  | 'remove'
  | { become: Partial<Element> }
  | { wrap: Element };

const paragraph = { wrap: { type: 'paragraph', children: [] } } satisfies Remedy;
const list = { wrap: { type: 'list', ordered: false, children: [] } } satisfies Remedy;
const item = { wrap: { type: 'list-item', children: [] } } satisfies Remedy;
const table = { wrap: { type: 'table', children: [] } } satisfies Remedy;
const row = { wrap: { type: 'table-row', children: [] } } satisfies Remedy;
const cell = { wrap: { type: 'table-cell', children: [] } } satisfies Remedy;
const words = { become: { type: 'paragraph' } } satisfies Remedy;
const formula = { become: { type: 'inline-math' } } satisfies Remedy;

/**
 * Corrects the first child of an element, or of the document, that is not allowed there. Returns
 * whether there was one.
 */
export function mendChildren(editor: Editor, scheme: Scheme, [node, path]: [Editor | Element, Path]): boolean {
  if (Node.isEditor(node) && node.children.length === 0) {
    Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: [0] });
    return true;
  }
  if (Node.isElement(node)) {
    if (kinds[node.type].blocks && isBare(node)) {
      Transforms.removeNodes(editor, { at: path });
      return true;
    }
    if (kinds[node.type].void) return false;
  }
  for (const [at, child] of node.children.entries()) {
    const kind = Node.isText(child) ? 'text' : child.type;
    const remedy = remedyOf(editor, scheme, { kind, parent: Node.isElement(node) ? node.type : null, path });
    if (remedy === 'keep') continue;
    apply(editor, remedy, path.concat(at));
    return true;
  }
  return false;
}

/** Whether an element that contains blocks has lost them all; Slate then adds an empty text. */
function isBare({ children }: Element): boolean {
  const [first] = children;
  return (
    children.length === 1 &&
    first !== undefined &&
    Node.isText(first) &&
    first.text === '' &&
    Object.keys(first).length === 1
  );
}

type Spot = { kind: Child; parent: Kind | null; path: Path };

function remedyOf(editor: Editor, scheme: Scheme, { kind, parent, path }: Spot): Remedy {
  if (kind === 'tooltip' && !scheme.words.includes('tooltip')) return 'unwrap';
  if (parent === null) return atTop(scheme, kind);
  const { words: holdsWords, blocks } = kinds[parent];
  if (blocks)
    return blocks.includes(kind as Kind) && !isTooDeep(editor, kind, path) ? 'keep' : amongBlocks(parent, kind);
  if (parent === 'table-cell') return inCell(kind);
  if (isInline(kind)) return holdsWords === 'all' || kind === 'text' ? 'keep' : amongTexts(kind);
  return 'lift';
}

function isInline(kind: Child): boolean {
  return kind === 'text' || kinds[kind].inline === true;
}

function atTop({ top }: Scheme, kind: Child): Remedy {
  if (isInline(kind)) return paragraph;
  if (top.includes(kind as Kind)) return 'keep';
  if (kind === 'heading' || kind === 'table-cell') return words;
  if (kind === 'math') return formula;
  if (kind === 'image' || kind === 'video') return 'remove';
  if (!top.includes('list')) return 'unwrap';
  return kind === 'list-item' ? list : table;
}

function amongTexts(kind: Child): Remedy {
  return kind === 'inline-math' ? 'lift' : 'unwrap';
}

function amongBlocks(parent: Kind, kind: Child): Remedy {
  if (parent === 'table' || parent === 'table-row') return inTable(parent, kind);
  if (isInline(kind)) return paragraph;
  if (kind === 'heading' || kind === 'table-cell') return words;
  if (parent === 'list' && (kind === 'paragraph' || kind === 'math' || kind === 'list')) return item;
  if (kind === 'image' || kind === 'video' || kind === 'table') return 'lift';
  // A list that is too deep is unwrapped; in a quote or passage it splits it.
  if (kind === 'list') return parent === 'list-item' ? 'unwrap' : 'lift';
  if (kind === 'math') return 'lift';
  if (kind === 'passage' && parent === 'quote') return 'lift';
  return 'unwrap';
}

function inTable(parent: Kind, kind: Child): Remedy {
  if (kind === 'image' || kind === 'video') return 'leave-table';
  if (kind === 'table' || (kind === 'table-row' && parent === 'table-row')) return 'unwrap';
  return kind === 'table-cell' ? row : cell;
}

function inCell(kind: Child): Remedy {
  if (isInline(kind)) return 'keep';
  if (kind === 'math') return formula;
  return kind === 'image' || kind === 'video' ? 'leave-table' : 'join';
}

/** Whether a list would exceed the maximum depth. */
function isTooDeep(editor: Editor, kind: Child, path: Path): boolean {
  if (kind !== 'list') return false;
  const above = Array.from(Node.levels(editor, path)).filter(([node]) => Node.isElement(node) && node.type === 'list');
  return above.length >= limits.lists;
}

function apply(editor: Editor, remedy: Exclude<Remedy, 'keep'>, at: Path): void {
  const options = { at, voids: true };
  if (remedy === 'unwrap') Transforms.unwrapNodes(editor, options);
  else if (remedy === 'lift') Transforms.liftNodes(editor, options);
  else if (remedy === 'remove') Transforms.removeNodes(editor, options);
  else if (remedy === 'join') join(editor, at);
  else if (remedy === 'leave-table') leaveTable(editor, at);
  else if ('become' in remedy) Transforms.setNodes<Element>(editor, remedy.become, options);
  else Transforms.wrapNodes(editor, remedy.wrap, options);
}

function join(editor: Editor, at: Path): void {
  Transforms.unwrapNodes(editor, { at, voids: true });
  if (Path.hasPrevious(at)) Transforms.insertNodes(editor, { text: ' ' }, { at });
}

function leaveTable(editor: Editor, at: Path): void {
  const own = Editor.above(editor, { at, match: (node) => Node.isElement(node) && node.type === 'table' });
  if (own) Transforms.moveNodes(editor, { at, to: Path.next(own[1]), voids: true });
  else Transforms.liftNodes(editor, { at, voids: true });
}
