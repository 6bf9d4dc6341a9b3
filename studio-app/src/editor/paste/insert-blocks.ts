import type { Block } from '@fourfold/core/rich-text/document';
import { Editor, Node, Path, type PathRef, Range, Text, Transforms } from 'slate';
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
    const [first, ...others] = blocks;
    if (!first) return;
    const joins = first.type === 'paragraph' && !follow.includes(0) && wordsAround(editor) !== undefined;
    if (joins && others.length === 0) insertWords(editor, first);
    else if (around(editor, 'table-cell')) insertInCell(editor, blocks, follow, refs);
    else insertBetween(editor, blocks, { joins, follow, refs });
  });
  return follow.map((at) => refs.get(at) ?? null);
}

type Followed = { follow: readonly number[]; refs: Map<number, PathRef> };

function insertWords(editor: Editor, paragraph: Extract<Block, { type: 'paragraph' }>): void {
  Transforms.insertNodes(editor, slateValue(paragraph.children as never), { select: true });
}

/** A cell holds words alone: all of them are given to it, and the schema makes words of them. */
function insertInCell(
  editor: Editor,
  blocks: readonly Block[],
  follow: readonly number[],
  refs: Map<number, PathRef>,
): void {
  const table = around(editor, 'table');
  const { selection } = editor;
  if (!selection || !table) return;
  const waiting = follow.map((at) => blocks[at]).filter((block) => block !== undefined);
  const words = blocks.filter((_, at) => !follow.includes(at));
  const after = Path.next(table[1]);
  if (waiting.length > 0) {
    Transforms.insertNodes(editor, slateValue(waiting), { at: after });
    for (const [at, block] of follow.entries()) refs.set(block, Editor.pathRef(editor, offset(after, at)));
  }
  Transforms.splitNodes(editor, { at: selection.anchor, match: Text.isText, always: true });
  const at = Path.next(selection.anchor.path);
  Transforms.insertNodes(editor, slateValue(words), { at });
  Transforms.select(editor, Editor.end(editor, offset(at, words.length - 1)));
}

function insertBetween(
  editor: Editor,
  blocks: readonly Block[],
  { joins, follow, refs }: Followed & { joins: boolean },
): void {
  const words = wordsAround(editor);
  const items = asItems(editor, blocks, follow);
  if (!words) {
    const top = [(editor.selection?.anchor.path[0] ?? -1) + 1];
    place(editor, blocks, top, { follow, refs, shift: 0 });
    return;
  }
  const blank = Node.string(words[0]) === '' && words[0].children.length === 1;
  const item = items && around(editor, 'list-item');
  if (item) {
    const at = Path.next(item[1]);
    Transforms.insertNodes(editor, items, { at });
    Transforms.select(editor, Editor.end(editor, offset(at, items.length - 1)));
    if (blank && item[0].children.length === 1) Transforms.removeNodes(editor, { at: item[1] });
    return;
  }
  let rest = blocks;
  let shift = 0;
  const [first] = blocks;
  const keepsKind = !blank || words[0].type !== 'paragraph';
  if (joins && keepsKind && first?.type === 'paragraph') {
    insertWords(editor, first);
    rest = blocks.slice(1);
    shift = 1;
  }
  const ref = Editor.pathRef(editor, words[1]);
  const gone = blank && shift === 0;
  if (!gone) Transforms.splitNodes(editor, { always: true, match: (_, path) => Path.equals(path, ref.current ?? []) });
  const left = ref.unref() ?? words[1];
  const at = Path.next(left);
  place(editor, rest, at, { follow, refs, shift });
  const behind = offset(at, rest.length);
  if (gone) Transforms.removeNodes(editor, { at: left });
  else tidyEnds(editor, left, behind, rest.at(-1)?.type === 'paragraph' && !follow.includes(blocks.length - 1));
}

/** `shift` of the blocks stand somewhere else already. */
function place(
  editor: Editor,
  blocks: readonly Block[],
  at: Path,
  { follow, refs, shift }: Followed & { shift: number },
): void {
  if (blocks.length === 0) return;
  Transforms.insertNodes(editor, slateValue(blocks), { at });
  for (const block of follow) refs.set(block, Editor.pathRef(editor, offset(at, block - shift)));
  Transforms.select(editor, Editor.end(editor, offset(at, blocks.length - 1)));
}

/** An empty half before or behind what was pasted goes; words behind it run on from its last paragraph. */
function tidyEnds(editor: Editor, left: Path, behind: Path, runsOn: boolean): void {
  const tail = Node.has(editor, behind) ? Node.get(editor, behind) : undefined;
  const last = Path.previous(behind);
  if (tail && isEmpty(tail)) Transforms.removeNodes(editor, { at: behind });
  else if (tail && runsOn && isA('paragraph')(tail) && isA('paragraph')(Node.get(editor, last)))
    Transforms.mergeNodes(editor, { at: behind });
  if (isEmpty(Node.get(editor, left))) Transforms.removeNodes(editor, { at: left });
}

function isEmpty(node: Node): boolean {
  return (
    !Text.isText(node) &&
    node.children.length === 1 &&
    Node.string(node) === '' &&
    Text.isText(node.children[0] as Node)
  );
}

/** The items of lists that are pasted into a list. */
function asItems(editor: Editor, blocks: readonly Block[], follow: readonly number[]) {
  if (follow.length > 0 || !around(editor, 'list-item') || !blocks.every(({ type }) => type === 'list')) return null;
  return blocks.flatMap((block) => (block.type === 'list' ? slateValue(block.children as never) : []));
}

function offset(path: Path, by: number): Path {
  return [...path.slice(0, -1), (path.at(-1) ?? 0) + by];
}
