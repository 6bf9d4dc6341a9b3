import { Editor, Node, type NodeEntry, Path, Range, Transforms } from 'slate';
import { elementAround, isElementOfType, isEmptyTextBlock, textBlockAround } from './find-element.ts';
import { outdent } from './lists.ts';
import type { RichElement } from './slate-types.ts';

/**
 * Slate plugin: Backspace and Delete at the edges of blocks. Table cells stay cells, and a block
 * without text is selected first.
 */
export function withDeletes<E extends Editor>(editor: E): E {
  const { deleteBackward, deleteForward, deleteFragment } = editor;
  editor.deleteBackward = (unit) => {
    const block = edgeBlock(editor, 'start');
    if (!block || !(removeFormatting(editor, block) || selectNeighbour(editor, block, 'previous')))
      deleteBackward(unit);
  };
  editor.deleteForward = (unit) => {
    const block = edgeBlock(editor, 'end');
    if (!block || !(isElementOfType('table-cell')(block[0]) || selectNeighbour(editor, block, 'next')))
      deleteForward(unit);
  };
  editor.deleteFragment = (direction) => {
    if (!emptySelectedCells(editor)) deleteFragment(direction);
  };
  return editor;
}

/** The text block at whose start or end the caret is. */
function edgeBlock(editor: Editor, edge: 'start' | 'end'): NodeEntry<RichElement> | undefined {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection)) return undefined;
  const block = textBlockAround(editor);
  if (!block) return undefined;
  const isAtEdge = edge === 'start' ? Editor.isStart : Editor.isEnd;
  return isAtEdge(editor, selection.anchor, block[1]) ? block : undefined;
}

/** Backspace at the start of a block removes its formatting before it deletes a letter. */
function removeFormatting(editor: Editor, [block, path]: NodeEntry<RichElement>): boolean {
  if (isElementOfType('table-cell')(block)) return true;
  if (isElementOfType('heading')(block)) {
    Transforms.setNodes<RichElement>(editor, { type: 'paragraph' }, { at: path });
    return true;
  }
  if (path.at(-1) !== 0) return false;
  if (elementAround(editor, 'list-item', path)) return outdent(editor);
  if (!elementAround(editor, ['quote', 'passage'], path)) return false;
  Transforms.liftNodes(editor, { at: path });
  return true;
}

/** Selects or enters a neighbouring picture, formula, video or table; removes an empty paragraph. */
function selectNeighbour(editor: Editor, [block, path]: NodeEntry<RichElement>, side: 'previous' | 'next'): boolean {
  if (side === 'previous' && !Path.hasPrevious(path)) return false;
  const at = side === 'previous' ? Path.previous(path) : Path.next(path);
  if (!Node.has(editor, at)) return false;
  const neighbour = Node.get(editor, at);
  const isUnmergeable = Node.isElement(neighbour) && (editor.isVoid(neighbour) || neighbour.type === 'table');
  if (!isUnmergeable) return false;
  const ref = Editor.pathRef(editor, at);
  if (isEmptyTextBlock(block)) Transforms.removeNodes(editor, { at: path });
  const target = ref.unref();
  if (target)
    Transforms.select(editor, side === 'previous' ? Editor.end(editor, target) : Editor.start(editor, target));
  return true;
}

/** Empties the cells of a selection over several cells of one table. Returns whether it was such a selection. */
function emptySelectedCells(editor: Editor): boolean {
  const { selection } = editor;
  if (!selection) return false;
  const [start, end] = Range.edges(selection);
  const [table, other] = [elementAround(editor, 'table', start), elementAround(editor, 'table', end)];
  const [first, last] = [elementAround(editor, 'table-cell', start), elementAround(editor, 'table-cell', end)];
  if (!table || !other || !first || !last) return false;
  if (!Path.equals(table[1], other[1]) || Path.equals(first[1], last[1])) return false;
  const cells = Array.from(Editor.nodes(editor, { at: selection, match: isElementOfType('table-cell') }));
  Editor.withoutNormalizing(editor, () => {
    for (const [, path] of cells) {
      const cellSelection = Range.intersection(selection, Editor.range(editor, path));
      if (cellSelection && Range.isExpanded(cellSelection)) Transforms.delete(editor, { at: cellSelection });
    }
  });
  Transforms.collapse(editor, { edge: 'start' });
  return true;
}
