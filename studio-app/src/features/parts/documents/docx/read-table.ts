import { doubt } from '@fourfold/core/authoring/split-items/doubts';
import type { TableCell } from '@fourfold/core/rich-text/document';
import { limits } from '@fourfold/core/rich-text/limits';
import type { Flow, FlowItem } from '../../../../editor/paste/flow.ts';
import { edge } from '../../../../editor/paste/flow.ts';
import { flowInlines } from '../../../../editor/paste/flow-inlines.ts';
import type { BodyItem, BodyReader } from './body-reader.ts';
import { childAt, childrenNamed, topmost, valOf, type XmlNode } from './xml.ts';

type ReadBody = (reader: BodyReader, nodes: readonly XmlNode[]) => BodyItem[];
type Cell = { items: BodyItem[]; span: number; isContinued: boolean };

/**
 * Reads a table. A table for layout, with questions, pictures or other tables in its cells, is read cell by cell, with a
 * note. Merged cells are followed by empty ones, with a note.
 */
export function readTable(reader: BodyReader, table: XmlNode, readBody: ReadBody): BodyItem[] {
  const rows = rowsOf(table).map((row) => cellsOf(row).map((cell) => readCell(reader, cell, readBody)));
  const cells = rows.flat();
  const note = doubt('layout-table');
  if (cells.length === 1) return cells.flatMap(({ items }) => items);
  const isNested = topmost(table, (node) => node !== table && node.nodeName === 'w:tbl').length > 0;
  if (isNested || cells.some(isLayout))
    return cells.flatMap(({ items }) =>
      items.map((item) => ({ ...item, notes: [...item.notes, isNested ? doubt('nested-table') : note] })),
    );
  const columns = Math.min(
    limits.columns,
    Math.max(...rows.map((row) => row.reduce((sum, { span }) => sum + span, 0))),
  );
  const isMerged = cells.some(({ span, isContinued }) => span > 1 || isContinued);
  const notes = [
    ...cells.flatMap(({ items }) => items.flatMap((item) => item.notes)),
    ...(isMerged ? [doubt('merged-cells')] : []),
  ];
  const pieces: FlowItem[] = [];
  for (let from = 0; from < rows.length; from += limits.rows) {
    const children = rows.slice(from, from + limits.rows).map((row) => ({
      type: 'table-row' as const,
      children: filled(row, columns),
    }));
    pieces.push({ kind: 'block', block: { type: 'table', children } });
  }
  return [{ flow: pieces, label: null, bullet: null, notes }];
}

function rowsOf(table: XmlNode): XmlNode[] {
  return table.childNodes.flatMap((node) => {
    if (node.nodeName === 'w:tr') return [node];
    return node.nodeName === 'w:sdt' ? rowsOf(childAt(node, 'w:sdtContent') ?? node) : [];
  });
}

function cellsOf(row: XmlNode): XmlNode[] {
  return row.childNodes.flatMap((node) => {
    if (node.nodeName === 'w:tc') return [node];
    return node.nodeName === 'w:sdt' ? childrenNamed(childAt(node, 'w:sdtContent'), 'w:tc') : [];
  });
}

function readCell(reader: BodyReader, node: XmlNode, readBody: ReadBody): Cell {
  const properties = childAt(node, 'w:tcPr');
  const merge = valOf(properties, 'w:vMerge');
  return {
    items: readBody(reader, node.childNodes),
    span: Math.max(1, Number(valOf(properties, 'w:gridSpan') ?? 1) || 1),
    isContinued: merge !== undefined && merge !== 'restart',
  };
}

/** Whether a cell has what a cell of ours cannot have: pictures, bullets, or several lines with a number or letter. */
function isLayout({ items }: Cell): boolean {
  const isMarked = ({ label, flow }: BodyItem) =>
    label !== null || /^\s*[([]?(?:\p{L}|\d{1,3})[.)\]]/u.test(textOfFlow(flow));
  return (
    items.some(({ flow }) => flow.some(({ kind }) => kind === 'picture')) ||
    (items.length > 1 && items.some((item) => isMarked(item) || item.bullet !== null))
  );
}

function textOfFlow(flow: Flow): string {
  return flow
    .map((item) => {
      if (item.kind === 'heading') return textOfFlow(item.content);
      return item.kind === 'inline' && 'text' in item.inline ? item.inline.text : '';
    })
    .join('');
}

function filled(row: readonly Cell[], columns: number): TableCell[] {
  const cells = row.flatMap(({ items, span }) => [
    cellOf(items.flatMap(({ flow, label }): Flow => [edge, ...labelItem(label), ...flow, edge])),
    ...Array.from({ length: span - 1 }, () => cellOf([])),
  ]);
  return Array.from({ length: columns }, (_, at) => cells[at] ?? cellOf([]));
}

function labelItem(label: BodyItem['label']): FlowItem[] {
  return label ? [{ kind: 'inline', inline: { text: `${label.text} ` } }] : [];
}

function cellOf(flow: Flow): TableCell {
  return { type: 'table-cell', children: flowInlines(flow).inlines };
}
