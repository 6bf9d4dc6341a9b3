import type { TableCell, TableRow } from '@fourfold/core/rich-text/document';
import { limits } from '@fourfold/core/rich-text/limits';
import { edge, type FlowItem } from './flow.ts';
import { attribute, childrenOf, type Markup, tagOf } from './markup.ts';
import type { Reading, Standpoint } from './reading.ts';
import { inlinesOf } from './words-of.ts';

/**
 * Reads a table of a page. Cells that span others are followed by empty ones; pictures come after
 * the table. A single cell is read as plain content, because it only served as a frame. A table
 * that is too wide or too long is split.
 */
export function tableOf(node: Markup, at: Standpoint, reading: Reading): FlowItem[] {
  const inside: Standpoint = { ...at, list: null, plain: false };
  const rows = rowsOf(node);
  const captions = childrenOf(node).filter((child) => tagOf(child) === 'caption');
  const before = captions.flatMap((caption) => [edge, ...reading.read(caption, inside), edge]);
  const cells = rows.map((row) => childrenOf(row).filter((child) => cellTags.has(tagOf(child))));
  const [only] = cells.flat();
  if (only && cells.flat().length === 1) return [...before, edge, ...reading.read(only, inside), edge];
  const grid = gridOf(cells, (cell) => readCell(cell, inside, reading));
  const after = grid.hoisted.length > 0 ? [edge, ...grid.hoisted, edge] : [];
  const tables = piecesOf(grid.rows).map((children): FlowItem => ({ is: 'block', block: { type: 'table', children } }));
  return [...before, edge, ...tables, edge, ...after];
}

const cellTags: ReadonlySet<string> = new Set(['td', 'th']);

function rowsOf(node: Markup): Markup[] {
  return childrenOf(node).flatMap((child) => {
    const tag = tagOf(child);
    if (tag === 'tr') return [child];
    return /^t(?:body|head|foot)$/.test(tag) ? rowsOf(child) : [];
  });
}

type ReadCell = { cell: TableCell; hoisted: readonly FlowItem[] };

function readCell(node: Markup, at: Standpoint, reading: Reading): ReadCell {
  const header = tagOf(node) === 'th';
  const { bold: _bold, ...marks } = { ...at.marks };
  const flow = reading.read(node, header ? { ...at, marks } : at);
  const { inlines, hoisted } = inlinesOf(flow, header);
  return { cell: { type: 'table-cell', ...(header && { header }), children: inlines }, hoisted };
}

const blank: TableCell = { type: 'table-cell', children: [{ text: '' }] };

function gridOf(
  rows: readonly (readonly Markup[])[],
  read: (cell: Markup) => ReadCell,
): { rows: TableCell[][]; hoisted: FlowItem[] } {
  const hoisted: FlowItem[] = [];
  const grid: TableCell[][] = rows.map(() => []);
  for (const [y, cells] of rows.entries()) {
    const row = grid[y] ?? [];
    let x = 0;
    for (const node of cells) {
      while (row[x]) x += 1;
      const { cell, hoisted: above } = read(node);
      hoisted.push(...above);
      const [wide, high] = [span(node, 'colspan'), span(node, 'rowspan')];
      for (let down = 0; down < Math.min(high, grid.length - y); down += 1) {
        for (let right = 0; right < wide; right += 1) {
          const into = grid[y + down] as TableCell[];
          into[x + right] = down === 0 && right === 0 ? cell : blank;
        }
      }
      x += wide;
    }
  }
  const columns = grid.reduce((most, row) => Math.max(most, row.length), 0);
  return { rows: grid.map((row) => Array.from({ length: columns }, (_, at) => row[at] ?? blank)), hoisted };
}

/** The declared span, limited to the maximum size of a table. */
function span(node: Markup, name: string): number {
  const said = Number.parseInt(attribute(node, name), 10);
  return said >= 1 ? Math.min(said, name === 'colspan' ? limits.columns : limits.rows) : 1;
}

/** Splits a table into tables of the maximum size. */
function piecesOf(rows: readonly (readonly TableCell[])[]): TableRow[][] {
  const pieces: TableRow[][] = [];
  const columns = rows[0]?.length ?? 0;
  for (let left = 0; left < columns; left += limits.columns) {
    for (let top = 0; top < rows.length; top += limits.rows) {
      const part = rows.slice(top, top + limits.rows).map((row) => row.slice(left, left + limits.columns));
      pieces.push(part.map((children) => ({ type: 'table-row', children })));
    }
  }
  return pieces;
}
