import type { KeyboardEvent } from 'react';
import { type Editor, Range } from 'slate';
import { ReactEditor } from 'slate-react';
import { around } from './find.ts';
import { goVertically } from './tables.ts';

/**
 * Handles arrow up and down in a table: moves to the cell above or below, because Chromium moves
 * sideways if that one is empty. Within a cell of several lines the browser moves between the
 * lines. Returns whether it handled the key.
 */
export function arrowInTable(editor: Editor, { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const way = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (!way || shiftKey || ctrlKey || metaKey || altKey) return false;
  const cell = around(editor, 'table-cell');
  if (!cell || !editor.selection || Range.isExpanded(editor.selection)) return false;
  return isAtEdge(ReactEditor.toDOMNode(editor, cell[0]), way) && goVertically(editor, way === 1 ? 1 : -1);
}

/**
 * Whether no other line fits between the caret and the cell's edge. In an empty cell the caret has
 * no rectangle.
 */
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
