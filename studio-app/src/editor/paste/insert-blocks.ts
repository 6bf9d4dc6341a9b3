import { type Block, empty, type Inline } from '@fourfold/core/rich-text/document';
import { type Descendant, Editor, Node, Path, type PathRef, Range, Text, Transforms } from 'slate';
import { elementAround, isElementOfType, textBlockAround } from '../find-element.ts';
import { slateValue } from '../slate-types.ts';

/**
 * Inserts blocks at the caret as word processors do: the first text continues the paragraph, the
 * last one precedes the following text, and a list continues a list. The editor's schema moves
 * blocks that are not allowed there. Returns path refs of the blocks whose indexes are in `follow`.
 */
export function insertBlocks(
  editor: Editor,
  blocks: readonly Block[],
  follow: readonly number[] = [],
): (PathRef | null)[] {
  const refs = new Map<number, PathRef>();
  Editor.withoutNormalizing(editor, () => {
    if (editor.selection && Range.isExpanded(editor.selection)) Editor.deleteFragment(editor);
    if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
    if (elementAround(editor, 'table-cell')) insertInCell(editor, blocks, { follow, refs });
    else if (!insertItems(editor, blocks, follow)) insertBetween(editor, blocks, { follow, refs });
  });
  return follow.map((at) => refs.get(at) ?? null);
}

type FollowedBlocks = { follow: readonly number[]; refs: Map<number, PathRef> };

/** A cell contains only text; followed blocks and media are inserted after the table. */
function insertInCell(editor: Editor, blocks: readonly Block[], { follow, refs }: FollowedBlocks): void {
  const table = elementAround(editor, 'table');
  if (!table) return;
  const afterTable = blocks.flatMap((block, at) => (follow.includes(at) || isMedia(block) ? [{ block, at }] : []));
  const lines = blocks.flatMap((block, at) => (follow.includes(at) || isMedia(block) ? [] : textLinesOf(block)));
  const after = Path.next(table[1]);
  if (afterTable.length > 0)
    Transforms.insertNodes(editor, slateValue(afterTable.map(({ block }) => block)), { at: after });
  for (const [index, { at }] of afterTable.entries()) {
    if (follow.includes(at)) refs.set(at, Editor.pathRef(editor, offset(after, index)));
  }
  insertInlines(
    editor,
    lines.flatMap((line, at): Inline[] => (at === 0 ? [...line] : [{ text: ' ' }, ...line])),
  );
}

function isMedia({ type }: Block): boolean {
  return type === 'image' || type === 'video';
}

type AnyNode = { type?: string; text?: string; latex?: string; children?: readonly AnyNode[] };

/** The inline content of a block, one list per text block in it. */
function textLinesOf(node: AnyNode): readonly (readonly Inline[])[] {
  if (node.type === 'math') return [[{ type: 'inline-math', latex: node.latex ?? '', children: empty }]];
  if (['paragraph', 'heading', 'table-cell'].includes(node.type ?? '')) return [node.children as readonly Inline[]];
  return (node.children ?? []).flatMap((child) => textLinesOf(child));
}

/** Inserts the items of pasted lists after the present item of a list. Returns whether that was possible. */
function insertItems(editor: Editor, blocks: readonly Block[], follow: readonly number[]): boolean {
  const item = elementAround(editor, 'list-item');
  const textBlock = textBlockAround(editor);
  if (!item || !textBlock || follow.length > 0 || blocks.some(({ type }) => type !== 'list')) return false;
  const items = blocks.flatMap((block) => (block.type === 'list' ? (block.children as unknown as Descendant[]) : []));
  const at = Path.next(item[1]);
  Transforms.insertNodes(editor, items, { at });
  Transforms.select(editor, Editor.end(editor, offset(at, items.length - 1)));
  if (isEmpty(textBlock[0]) && item[0].children.length === 1) Transforms.removeNodes(editor, { at: item[1] });
  return true;
}

function insertBetween(editor: Editor, blocks: readonly Block[], { follow, refs }: FollowedBlocks): void {
  const textBlock = textBlockAround(editor);
  const top = editor.selection?.anchor.path[0] ?? 0;
  if (!textBlock) {
    insertAt(editor, blocks, [top + 1], { follow, refs, shift: 0 });
    return;
  }
  // An empty paragraph is replaced by the paste; any other block keeps its kind, and the first text
  // continues it.
  const replacesBlock = isEmpty(textBlock[0]) && textBlock[0].type === 'paragraph' && blocks.length > 1;
  const [first] = blocks;
  const continuesText = !replacesBlock && first?.type === 'paragraph' && !follow.includes(0);
  if (continuesText) insertInlines(editor, first.children);
  const shift = continuesText ? 1 : 0;
  const rest = blocks.slice(shift);
  if (rest.length === 0) return;
  const beforeRef = Editor.pathRef(editor, textBlock[1], { affinity: 'backward' });
  const isOwn = (_: Node, path: Path) => Path.equals(path, textBlock[1]);
  Transforms.splitNodes(editor, { match: isOwn, always: true });
  const before = beforeRef.unref() ?? textBlock[1];
  const at = Path.next(before);
  insertAt(editor, rest, at, { follow, refs, shift });
  const last = offset(at, rest.length - 1);
  joinFollowing(editor, last, !follow.includes(blocks.length - 1));
  if (isEmpty(Node.get(editor, before))) Transforms.removeNodes(editor, { at: before });
}

/** Inserts inline content; the caret is after it, also after a formula. */
function insertInlines(editor: Editor, inlines: readonly Inline[]): void {
  const nodes = [...inlines, { text: '' }] as unknown as Descendant[];
  Transforms.insertNodes(editor, nodes, { select: true });
}

/** Inserts blocks; `shift` blocks before them were inserted elsewhere. */
function insertAt(
  editor: Editor,
  blocks: readonly Block[],
  at: Path,
  { follow, refs, shift }: FollowedBlocks & { shift: number },
): void {
  Transforms.insertNodes(editor, slateValue(blocks), { at });
  for (const block of follow) refs.set(block, Editor.pathRef(editor, offset(at, block - shift)));
  Transforms.select(editor, Editor.end(editor, offset(at, blocks.length - 1)));
}

/** Joins the text after the caret to the last paragraph of the paste; removes it if it is empty. */
function joinFollowing(editor: Editor, last: Path, canJoin: boolean): void {
  const nextPath = Path.next(last);
  if (!Node.has(editor, nextPath)) return;
  const [tail, end] = [Node.get(editor, nextPath), Node.get(editor, last)];
  if (isEmpty(tail)) Transforms.removeNodes(editor, { at: nextPath });
  else if (canJoin && isElementOfType('paragraph')(tail) && isElementOfType('paragraph')(end)) {
    Transforms.insertNodes(editor, structuredClone(tail.children), { at: [...last, end.children.length] });
    Transforms.removeNodes(editor, { at: nextPath });
  }
}

function isEmpty(node: Node): boolean {
  return (
    !Text.isText(node) &&
    isElementOfType('paragraph', 'heading')(node) &&
    node.children.every((child) => Text.isText(child) && child.text === '')
  );
}

function offset(path: Path, distance: number): Path {
  return [...path.slice(0, -1), (path.at(-1) ?? 0) + distance];
}
