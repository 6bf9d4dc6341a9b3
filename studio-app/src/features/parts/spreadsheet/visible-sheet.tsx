import { columnName } from '@fourfold/core/scores/sheet-rows';
import { SheetTable } from '@fourfold/ui-kit/sheet-table';
import { useMemo } from 'react';
import { visiblePart, visibleText } from './visible-part.ts';

type VisibleSheetProps = {
  /** Describes the table for screen readers. */
  caption: string;
  rows: readonly (readonly string[])[];
  /** The cell with an error, which is marked and scrolled into view; the row counts from 1, the column from 0. */
  marked?: { row: number; column: number } | null;
};

/** The part of a sheet that a page can render, and the number of the other rows and columns. */
export function VisibleSheet({ caption, rows, marked = null }: VisibleSheetProps) {
  const visible = useMemo(() => visiblePart(rows, marked), [rows, marked]);
  return (
    <>
      <SheetTable
        caption={caption}
        columns={visible.columns.map(columnName)}
        rows={visible.rows.map((row) => ({
          number: row + 1,
          cells: visible.columns.map((column) => visibleText(rows[row]?.[column])),
        }))}
        marked={marked && { row: marked.row, column: columnName(marked.column) }}
      />
      {visible.rest && <p className="small">{visible.rest}</p>}
    </>
  );
}
