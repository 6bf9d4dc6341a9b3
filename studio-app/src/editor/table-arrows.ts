import type { KeyboardEvent } from 'react';
import { type Editor, Range } from 'slate';
import { ReactEditor } from 'slate-react';
import { around } from './find.ts';
import { goVertically } from './tables.ts';

/**
 * Arrows up and down go to the cell above and below: Chromium goes to the one beside where that one is empty. Within a
 * cell of several lines they go from line to line, as the browser does it. Whether it was one of them.
 */
export function arrowInTable(editor: Editor, { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const way = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (!way || shiftKey || ctrlKey || metaKey || altKey) return false;
  const cell = around(editor, 'table-cell');
  if (!cell || !editor.selection || Range.isExpanded(editor.selection)) return false;
  return isAtEdge(ReactEditor.toDOMNode(editor, cell[0]), way) && goVertically(editor, way === 1 ? 1 : -1);
}

/** Whether there is no room for another line between the caret and the cell's edge. An empty cell has no caret's box. */
function isAtEdge(cell: HTMLElement, way: number): boolean {
  const caret = getSelection()?.getRangeAt(0).getClientRects()[0];
  if (!caret) return true;
  const { top, bottom } = cell.getBoundingClientRect();
  const { paddingTop, paddingBottom, lineHeight } = getComputedStyle(cell);
  const [above, below] = [
    caret.top - top - Number.parseFloat(paddingTop),
    bottom - Number.parseFloat(paddingBottom) - caret.bottom,
  ];
  return (way === 1 ? below : above) < Number.parseFloat(lineHeight) * 0.8;
}
