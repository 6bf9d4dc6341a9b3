import { limits } from '@fourfold/core/rich-text/limits';
import { Editor, Node, type NodeEntry, Path, Transforms } from 'slate';
import { elementAround, isElementOfType, isEmptyTextBlock } from './find-element.ts';
import type { ElementOf } from './slate-types.ts';

type Cell = ElementOf<'table-cell'>;
type Row = ElementOf<'table-row'>;
type Table = ElementOf<'table'>;

/** The position of the selection in its table, from 0. */
type TablePosition = { table: NodeEntry<Table>; row: number; column: number };

function tablePosition(editor: Editor): TablePosition | undefined {
  const cell = elementAround(editor, 'table-cell');
  const table = cell && elementAround(editor, 'table', cell[1]);
  if (!cell || !table) return undefined;
  const [row = 0, column = 0] = cell[1].slice(table[1].length);
  return { table, row, column };
}

/** Inserts a table with a header row after the block of the selection; an empty paragraph is replaced. */
export function insertTable(editor: Editor, rows = 3, columns = 3): void {
  if (tablePosition(editor)) return;
  const cells = (header: boolean) =>
    Array.from(
      { length: columns },
      (): Cell => ({ type: 'table-cell', ...(header && { header }), children: [{ text: '' }] }),
    );
  const table: Table = {
    type: 'table',
    children: Array.from({ length: rows }, (_, at): Row => ({ type: 'table-row', children: cells(at === 0) })),
  };
  Editor.withoutNormalizing(editor, () => {
    const [top = 0] = editor.selection?.anchor.path ?? [editor.children.length - 1];
    const block = editor.children[top];
    const isReplaced = block && isElementOfType('paragraph')(block) && isEmptyTextBlock(block);
    if (isReplaced) Transforms.removeNodes(editor, { at: [top] });
    const at = [isReplaced ? top : top + 1];
    Transforms.insertNodes(editor, table, { at });
    Transforms.select(editor, Editor.start(editor, at));
  });
}

export function insertRow(editor: Editor, side: 'above' | 'below'): void {
  const position = tablePosition(editor);
  if (!position) return;
  const { table, row, column } = position;
  const currentRow = table[0].children[row];
  if (!currentRow || table[0].children.length >= limits.rows) return;
  const children = currentRow.children.map((): Cell => ({ type: 'table-cell', children: [{ text: '' }] }));
  const path = table[1].concat(side === 'above' ? row : row + 1);
  Transforms.insertNodes(editor, { type: 'table-row', children }, { at: path });
  Transforms.select(editor, Editor.start(editor, path.concat(column)));
}

export function insertColumn(editor: Editor, side: 'left' | 'right'): void {
  const position = tablePosition(editor);
  if (!position) return;
  const { table, row, column } = position;
  if (table[0].children.some(({ children }) => children.length >= limits.columns)) return;
  const at = side === 'left' ? column : column + 1;
  Editor.withoutNormalizing(editor, () => {
    for (const [y, { children }] of table[0].children.entries()) {
      const neighbour = children[Math.min(column, children.length - 1)];
      const cell: Cell = { type: 'table-cell', ...(neighbour?.header && { header: true }), children: [{ text: '' }] };
      Transforms.insertNodes(editor, cell, { at: table[1].concat(y, Math.min(at, children.length)) });
    }
  });
  Transforms.select(editor, Editor.start(editor, table[1].concat(row, at)));
}

export function deleteRow(editor: Editor): void {
  const position = tablePosition(editor);
  if (!position) return;
  const { table, row, column } = position;
  if (table[0].children.length === 1) {
    deleteTable(editor);
    return;
  }
  Transforms.removeNodes(editor, { at: table[1].concat(row) });
  goToCell(editor, table[1], row, column);
}

export function deleteColumn(editor: Editor): void {
  const position = tablePosition(editor);
  if (!position) return;
  const { table, row, column } = position;
  if (table[0].children.every(({ children }) => children.length <= 1)) {
    deleteTable(editor);
    return;
  }
  Editor.withoutNormalizing(editor, () => {
    for (const [y, { children }] of Array.from(table[0].children.entries()).reverse()) {
      if (column < children.length) Transforms.removeNodes(editor, { at: table[1].concat(y, column) });
    }
  });
  goToCell(editor, table[1], row, Math.max(0, column - 1));
}

export function deleteTable(editor: Editor): void {
  const table = elementAround(editor, 'table');
  if (!table) return;
  const [, path] = table;
  Editor.withoutNormalizing(editor, () => {
    Transforms.removeNodes(editor, { at: path });
    Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: path });
    Transforms.select(editor, Editor.start(editor, path));
  });
}

/** Whether every cell of the first row is a header. */
export function hasHeader({ children }: Table): boolean {
  return children[0]?.children.every(({ header }) => header === true) ?? false;
}

export function toggleHeader(editor: Editor): void {
  const position = tablePosition(editor);
  if (!position) return;
  const { table } = position;
  const header = !hasHeader(table[0]);
  Editor.withoutNormalizing(editor, () => {
    for (const at of table[0].children[0]?.children.keys() ?? []) {
      const options = { at: table[1].concat(0, at) };
      if (header) Transforms.setNodes<Cell>(editor, { header }, options);
      else Transforms.unsetNodes<Cell>(editor, 'header', options);
    }
  });
}

/** Moves to the next or previous cell; after the last one adds a row. Returns whether there was a cell. */
export function moveToNextCell(editor: Editor, direction: 1 | -1): boolean {
  const position = tablePosition(editor);
  if (!position) return false;
  const { table, row, column } = position;
  const cells = table[0].children.flatMap(({ children }, y) => children.map((_, x) => [y, x] as const));
  const at = cells.findIndex(([y, x]) => y === row && x === column) + direction;
  if (at < 0) return false;
  const next = cells[at];
  if (next) goToCell(editor, table[1], ...next);
  else {
    insertRow(editor, 'below');
    goToCell(editor, table[1], row + 1, 0);
  }
  return true;
}

/** Moves to the cell below; from the last row, after the table. */
export function moveDown(editor: Editor): void {
  const position = tablePosition(editor);
  if (!position) return;
  const { table, row, column } = position;
  if (row + 1 < table[0].children.length) goToCell(editor, table[1], row + 1, column);
  else moveAfterTable(editor, table[1]);
}

/** Moves to the cell above or below, or to the block there beside the table. Returns whether there was one. */
export function moveVertically(editor: Editor, direction: 1 | -1): boolean {
  const position = tablePosition(editor);
  if (!position) return false;
  const { table, row, column } = position;
  const [, path] = table;
  if (table[0].children[row + direction]) goToCell(editor, path, row + direction, column);
  else if (direction === 1 && Node.has(editor, Path.next(path)))
    Transforms.select(editor, Editor.start(editor, Path.next(path)));
  else if (direction === -1 && Path.hasPrevious(path))
    Transforms.select(editor, Editor.end(editor, Path.previous(path)));
  else return false;
  return true;
}

function moveAfterTable(editor: Editor, path: Path): void {
  const next = Path.next(path);
  if (!Node.has(editor, next)) {
    Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: next });
  }
  Transforms.select(editor, Editor.start(editor, next));
}

/** Selects the nearest existing cell: rows of a pasted table can differ in length. */
function goToCell(editor: Editor, path: Path, row: number, column: number): void {
  const table = Node.has(editor, path) && Node.get(editor, path);
  if (!table || !isElementOfType('table')(table)) return;
  const y = Math.min(row, table.children.length - 1);
  const x = Math.min(column, (table.children[y]?.children.length ?? 1) - 1);
  Transforms.select(editor, Editor.end(editor, path.concat(y, x)));
}
