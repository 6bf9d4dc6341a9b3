import type { KeyboardEvent } from 'react';
import { type Editor, Range } from 'slate';
import { ReactEditor } from 'slate-react';
import { elementAround } from './find-element.ts';
import { moveVertically } from './tables.ts';

/**
 * Handles arrow up and down in a table: moves to the cell above or below, because Chromium moves sideways if that one
 * is empty. Within a cell of several lines the browser moves between the lines. Returns whether it handled the key.
 */
export function handleTableArrow(editor: Editor, { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const direction = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (!direction || shiftKey || ctrlKey || metaKey || altKey) return false;
  const cell = elementAround(editor, 'table-cell');
  if (!cell || !editor.selection || Range.isExpanded(editor.selection)) return false;
  return (
    isAtCellEdge(ReactEditor.toDOMNode(editor, cell[0]), direction) && moveVertically(editor, direction === 1 ? 1 : -1)
  );
}

/** Whether no other line fits between the caret and the cell's edge. In an empty cell the caret has no rectangle. */
function isAtCellEdge(cell: HTMLElement, direction: number): boolean {
  const caret = getSelection()?.getRangeAt(0).getClientRects()[0];
  if (!caret) return true;
  const { top, bottom } = cell.getBoundingClientRect();
  const { paddingTop, paddingBottom, lineHeight } = getComputedStyle(cell);
  const [above, below] = [
    caret.top - top - Number.parseFloat(paddingTop),
    bottom - Number.parseFloat(paddingBottom) - caret.bottom,
  ];
  return (direction === 1 ? below : above) < Number.parseFloat(lineHeight) * 0.8;
}
