import { limits } from '@fourfold/core/rich-text/limits';
import { Editor, type Element, Node, Path, Transforms } from 'slate';
import { type EditorSchema, kinds } from './element-kinds.ts';
import type { ElementType } from './slate-types.ts';

type Child = ElementType | 'text';

/** How a node is corrected where it is not allowed. */
type Fix =
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

const wrapInParagraph = { wrap: { type: 'paragraph', children: [] } } satisfies Fix;
const wrapInList = { wrap: { type: 'list', ordered: false, children: [] } } satisfies Fix;
const wrapInItem = { wrap: { type: 'list-item', children: [] } } satisfies Fix;
const wrapInTable = { wrap: { type: 'table', children: [] } } satisfies Fix;
const wrapInRow = { wrap: { type: 'table-row', children: [] } } satisfies Fix;
const wrapInCell = { wrap: { type: 'table-cell', children: [] } } satisfies Fix;
const becomeParagraph = { become: { type: 'paragraph' } } satisfies Fix;
const becomeInlineMath = { become: { type: 'inline-math' } } satisfies Fix;

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
    if (kinds[node.type].blocks && hasLostBlocks(node)) {
      Transforms.removeNodes(editor, { at: path });
      return true;
    }
    if (kinds[node.type].void) return false;
  }
  for (const [at, child] of node.children.entries()) {
    const kind = Node.isText(child) ? 'text' : child.type;
    const fix = fixOf(editor, scheme, { kind, parent: Node.isElement(node) ? node.type : null, path });
    if (fix === 'keep') continue;
    applyFix(editor, fix, path.concat(at));
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

type ChildLocation = { kind: Child; parent: ElementType | null; path: Path };

function fixOf(editor: Editor, scheme: EditorSchema, { kind, parent, path }: ChildLocation): Fix {
  if (kind === 'tooltip' && !scheme.inlineKinds.includes('tooltip')) return 'unwrap';
  if (parent === null) return fixAtTop(scheme, kind);
  const { textContent, blocks } = kinds[parent];
  if (blocks)
    return blocks.includes(kind as ElementType) && !isTooDeep(editor, kind, path)
      ? 'keep'
      : fixAmongBlocks(parent, kind);
  if (parent === 'table-cell') return fixInCell(kind);
  if (isInline(kind)) return textContent === 'all' || kind === 'text' ? 'keep' : fixAmongTexts(kind);
  return 'lift';
}

function isInline(kind: Child): boolean {
  return kind === 'text' || kinds[kind].inline === true;
}

function fixAtTop({ topKinds }: EditorSchema, kind: Child): Fix {
  if (isInline(kind)) return wrapInParagraph;
  if (topKinds.includes(kind as ElementType)) return 'keep';
  if (kind === 'heading' || kind === 'table-cell') return becomeParagraph;
  if (kind === 'math') return becomeInlineMath;
  if (kind === 'image' || kind === 'video') return 'remove';
  if (!topKinds.includes('list')) return 'unwrap';
  return kind === 'list-item' ? wrapInList : wrapInTable;
}

function fixAmongTexts(kind: Child): Fix {
  return kind === 'inline-math' ? 'lift' : 'unwrap';
}

function fixAmongBlocks(parent: ElementType, kind: Child): Fix {
  if (parent === 'table' || parent === 'table-row') return fixInTable(parent, kind);
  if (isInline(kind)) return wrapInParagraph;
  if (kind === 'heading' || kind === 'table-cell') return becomeParagraph;
  if (parent === 'list' && (kind === 'paragraph' || kind === 'math' || kind === 'list')) return wrapInItem;
  if (kind === 'image' || kind === 'video' || kind === 'table') return 'lift';
  // A list that is too deep is unwrapped; in a quote or passage it splits it.
  if (kind === 'list') return parent === 'list-item' ? 'unwrap' : 'lift';
  if (kind === 'math') return 'lift';
  if (kind === 'passage' && parent === 'quote') return 'lift';
  return 'unwrap';
}

function fixInTable(parent: ElementType, kind: Child): Fix {
  if (kind === 'image' || kind === 'video') return 'leave-table';
  if (kind === 'table' || (kind === 'table-row' && parent === 'table-row')) return 'unwrap';
  return kind === 'table-cell' ? wrapInRow : wrapInCell;
}

function fixInCell(kind: Child): Fix {
  if (isInline(kind)) return 'keep';
  if (kind === 'math') return becomeInlineMath;
  return kind === 'image' || kind === 'video' ? 'leave-table' : 'join';
}

/** Whether a list would exceed the maximum depth. */
function isTooDeep(editor: Editor, kind: Child, path: Path): boolean {
  if (kind !== 'list') return false;
  const listsAbove = Array.from(Node.levels(editor, path)).filter(
    ([node]) => Node.isElement(node) && node.type === 'list',
  );
  return listsAbove.length >= limits.lists;
}

function applyFix(editor: Editor, fix: Exclude<Fix, 'keep'>, at: Path): void {
  const options = { at, voids: true };
  if (fix === 'unwrap') Transforms.unwrapNodes(editor, options);
  else if (fix === 'lift') Transforms.liftNodes(editor, options);
  else if (fix === 'remove') Transforms.removeNodes(editor, options);
  else if (fix === 'join') unwrapWithSpace(editor, at);
  else if (fix === 'leave-table') moveAfterTable(editor, at);
  else if ('become' in fix) Transforms.setNodes<Element>(editor, fix.become, options);
  else Transforms.wrapNodes(editor, fix.wrap, options);
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
