import type { TableCell, TableRow } from '@fourfold/core/rich-text/document';
import { limits } from '@fourfold/core/rich-text/limits';
import { edge, type FlowItem } from './flow.ts';
import { flowInlines } from './flow-inlines.ts';
import { attribute, childrenOf, type Markup, tagOf } from './markup.ts';
import type { PageReader, ReadingContext } from './reading-context.ts';

/**
 * Reads a table of a page. Cells that span others are followed by empty ones; pictures come after the table. A single
 * cell is read as plain content, because it only served as a frame. A table that is too wide or too long is split.
 */
export function readTable(node: Markup, context: ReadingContext, reading: PageReader): FlowItem[] {
  const cellContext: ReadingContext = { ...context, list: null, isPreformatted: false };
  const rows = tableRowsOf(node);
  const captions = childrenOf(node).filter((child) => tagOf(child) === 'caption');
  const captionItems = captions.flatMap((caption) => [edge, ...reading.readContent(caption, cellContext), edge]);
  const cells = rows.map((row) => childrenOf(row).filter((child) => cellTags.has(tagOf(child))));
  const [singleCell] = cells.flat();
  if (singleCell && cells.flat().length === 1)
    return [...captionItems, edge, ...reading.readContent(singleCell, cellContext), edge];
  const grid = buildGrid(cells, (cell) => readCell(cell, cellContext, reading));
  const trailingItems = grid.hoisted.length > 0 ? [edge, ...grid.hoisted, edge] : [];
  const tables = splitTable(grid.rows).map(
    (children): FlowItem => ({ kind: 'block', block: { type: 'table', children } }),
  );
  return [...captionItems, edge, ...tables, edge, ...trailingItems];
}

const cellTags: ReadonlySet<string> = new Set(['td', 'th']);

function tableRowsOf(node: Markup): Markup[] {
  return childrenOf(node).flatMap((child) => {
    const tag = tagOf(child);
    if (tag === 'tr') return [child];
    return /^t(?:body|head|foot)$/.test(tag) ? tableRowsOf(child) : [];
  });
}

type ReadCell = { cell: TableCell; hoisted: readonly FlowItem[] };

function readCell(node: Markup, context: ReadingContext, reading: PageReader): ReadCell {
  const header = tagOf(node) === 'th';
  const { bold: _bold, ...marks } = { ...context.marks };
  const flow = reading.readContent(node, header ? { ...context, marks } : context);
  const { inlines, hoisted } = flowInlines(flow, header);
  return { cell: { type: 'table-cell', ...(header && { header }), children: inlines }, hoisted };
}

const emptyCell: TableCell = { type: 'table-cell', children: [{ text: '' }] };

function buildGrid(
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
      const { cell, hoisted: cellHoisted } = read(node);
      hoisted.push(...cellHoisted);
      const [colSpan, rowSpan] = [spanOf(node, 'colspan'), spanOf(node, 'rowspan')];
      for (let rowOffset = 0; rowOffset < Math.min(rowSpan, grid.length - y); rowOffset += 1) {
        for (let columnOffset = 0; columnOffset < colSpan; columnOffset += 1) {
          const targetRow = grid[y + rowOffset] as TableCell[];
          targetRow[x + columnOffset] = rowOffset === 0 && columnOffset === 0 ? cell : emptyCell;
        }
      }
      x += colSpan;
    }
  }
  const columns = grid.reduce((widest, row) => Math.max(widest, row.length), 0);
  return { rows: grid.map((row) => Array.from({ length: columns }, (_, at) => row[at] ?? emptyCell)), hoisted };
}

/** The declared span, limited to the maximum size of a table. */
function spanOf(node: Markup, name: string): number {
  const declared = Number.parseInt(attribute(node, name), 10);
  return declared >= 1 ? Math.min(declared, name === 'colspan' ? limits.columns : limits.rows) : 1;
}

/** Splits a table into tables of the maximum size. */
function splitTable(rows: readonly (readonly TableCell[])[]): TableRow[][] {
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
