import { type Block, empty, type Inline } from '@fourfold/core/rich-text/document';
import { type Descendant, Editor, Node, Path, type PathRef, Range, Text, Transforms } from 'slate';
import { around, isA, wordsAround } from '../find.ts';
import { slateValue } from '../slate-types.ts';

/**
 * Puts blocks where the caret is, as a word processor does: the first words go on in the paragraph, the last ones
 * stand before what followed, a list goes on in a list. The editor's schema moves what cannot stand there. Answers
 * where the blocks numbered in `follow` have come to.
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
    if (around(editor, 'table-cell')) insertInCell(editor, blocks, { follow, refs });
    else if (!insertItems(editor, blocks, follow)) insertBetween(editor, blocks, { follow, refs });
  });
  return follow.map((at) => refs.get(at) ?? null);
}

type Followed = { follow: readonly number[]; refs: Map<number, PathRef> };

/** A cell holds words alone; what is followed, and what has none, stands behind the table. */
function insertInCell(editor: Editor, blocks: readonly Block[], { follow, refs }: Followed): void {
  const table = around(editor, 'table');
  if (!table) return;
  const behind = blocks.flatMap((block, at) => (follow.includes(at) || isStanding(block) ? [{ block, at }] : []));
  const words = blocks.flatMap((block, at) => (follow.includes(at) || isStanding(block) ? [] : linesIn(block)));
  const after = Path.next(table[1]);
  if (behind.length > 0) Transforms.insertNodes(editor, slateValue(behind.map(({ block }) => block)), { at: after });
  for (const [nth, { at }] of behind.entries()) {
    if (follow.includes(at)) refs.set(at, Editor.pathRef(editor, offset(after, nth)));
  }
  insertWords(
    editor,
    words.flatMap((line, at): Inline[] => (at === 0 ? [...line] : [{ text: ' ' }, ...line])),
  );
}

function isStanding({ type }: Block): boolean {
  return type === 'image' || type === 'video';
}

type AnyNode = { type?: string; text?: string; latex?: string; children?: readonly AnyNode[] };

/** The words of a block, a list to each block of words in it. */
function linesIn(node: AnyNode): readonly (readonly Inline[])[] {
  if (node.type === 'math') return [[{ type: 'inline-math', latex: node.latex ?? '', children: empty }]];
  if (['paragraph', 'heading', 'table-cell'].includes(node.type ?? '')) return [node.children as readonly Inline[]];
  return (node.children ?? []).flatMap((child) => linesIn(child));
}

/** Lists that are pasted into a list: their items go on behind the present one. Whether it was that. */
function insertItems(editor: Editor, blocks: readonly Block[], follow: readonly number[]): boolean {
  const item = around(editor, 'list-item');
  const words = wordsAround(editor);
  if (!item || !words || follow.length > 0 || blocks.some(({ type }) => type !== 'list')) return false;
  const items = blocks.flatMap((block) => (block.type === 'list' ? (block.children as unknown as Descendant[]) : []));
  const at = Path.next(item[1]);
  Transforms.insertNodes(editor, items, { at });
  Transforms.select(editor, Editor.end(editor, offset(at, items.length - 1)));
  if (isEmpty(words[0]) && item[0].children.length === 1) Transforms.removeNodes(editor, { at: item[1] });
  return true;
}

function insertBetween(editor: Editor, blocks: readonly Block[], { follow, refs }: Followed): void {
  const words = wordsAround(editor);
  const top = editor.selection?.anchor.path[0] ?? 0;
  if (!words) {
    place(editor, blocks, [top + 1], { follow, refs, shift: 0 });
    return;
  }
  // An empty paragraph gives way to what is pasted; anything else keeps its kind, and the first words go on in it.
  const gives = isEmpty(words[0]) && words[0].type === 'paragraph' && blocks.length > 1;
  const [first] = blocks;
  const joins = !gives && first?.type === 'paragraph' && !follow.includes(0);
  if (joins) insertWords(editor, first.children);
  const shift = joins ? 1 : 0;
  const rest = blocks.slice(shift);
  if (rest.length === 0) return;
  const left = Editor.pathRef(editor, words[1], { affinity: 'backward' });
  const isOwn = (_: Node, path: Path) => Path.equals(path, words[1]);
  Transforms.splitNodes(editor, { match: isOwn, always: true });
  const before = left.unref() ?? words[1];
  const at = Path.next(before);
  place(editor, rest, at, { follow, refs, shift });
  const last = offset(at, rest.length - 1);
  tidyBehind(editor, last, !follow.includes(blocks.length - 1));
  if (isEmpty(Node.get(editor, before))) Transforms.removeNodes(editor, { at: before });
}

/** Words at the caret, which is behind them afterwards, also where the last of them is a formula. */
function insertWords(editor: Editor, words: readonly Inline[]): void {
  const nodes = [...words, { text: '' }] as unknown as Descendant[];
  Transforms.insertNodes(editor, nodes, { select: true });
}

/** `shift` of the blocks stand somewhere else already. */
function place(
  editor: Editor,
  blocks: readonly Block[],
  at: Path,
  { follow, refs, shift }: Followed & { shift: number },
): void {
  Transforms.insertNodes(editor, slateValue(blocks), { at });
  for (const block of follow) refs.set(block, Editor.pathRef(editor, offset(at, block - shift)));
  Transforms.select(editor, Editor.end(editor, offset(at, blocks.length - 1)));
}

/** What stood behind the caret runs on from the last words of the paste; of nothing, nothing stays. */
function tidyBehind(editor: Editor, last: Path, runsOn: boolean): void {
  const behind = Path.next(last);
  if (!Node.has(editor, behind)) return;
  const [tail, end] = [Node.get(editor, behind), Node.get(editor, last)];
  if (isEmpty(tail)) Transforms.removeNodes(editor, { at: behind });
  else if (runsOn && isA('paragraph')(tail) && isA('paragraph')(end)) {
    Transforms.insertNodes(editor, structuredClone(tail.children), { at: [...last, end.children.length] });
    Transforms.removeNodes(editor, { at: behind });
  }
}

function isEmpty(node: Node): boolean {
  return (
    !Text.isText(node) &&
    isA('paragraph', 'heading')(node) &&
    node.children.every((child) => Text.isText(child) && child.text === '')
  );
}

function offset(path: Path, by: number): Path {
  return [...path.slice(0, -1), (path.at(-1) ?? 0) + by];
}
