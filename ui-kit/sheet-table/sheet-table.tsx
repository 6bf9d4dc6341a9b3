import { useEffect, useRef } from 'react';
import { Table, type TableColumn } from '../table/table.tsx';
import css from './sheet-table.module.css';

type SheetRow = {
  /** As in the spreadsheet, from 1. */
  number: number;
  /** A text for each column. */
  cells: readonly string[];
};

type SheetTableProps = {
  /** Describes the table for screen readers. */
  caption: string;
  /** Names of the columns, such as A, B, C. */
  columns: readonly string[];
  /** The rows, of which the first one of the sheet is its header. */
  rows: readonly SheetRow[];
  /** The cell with an error, which is scrolled into view: the number of its row and the name of its column. */
  marked?: { row: number; column: string } | null | undefined;
};

/** A table with column letters and row numbers, as in a spreadsheet program. */
export function SheetTable({ caption, columns, rows, marked }: SheetTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise here, which an effect must not return as its cleanup.
    frame.current?.querySelector('[data-marked]')?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, []);
  const lettered = columns.map(
    (name, at): TableColumn<SheetRow> => ({
      head: name,
      cell: ({ cells }) => cells[at] ?? '',
      isMarked: ({ number }) => number === marked?.row && name === marked.column,
    }),
  );
  return (
    <div ref={frame} className={css.sheet}>
      <Table
        caption={caption}
        columns={[{ head: '', kind: 'title', cell: ({ number }) => number }, ...lettered]}
        rows={rows}
        keyOf={({ number }) => String(number)}
        stateOf={({ number }) => (number === 1 ? 'head' : undefined)}
        narrow="table"
        maxHeight="min(52vh, 480px)"
        dense
      />
    </div>
  );
}
