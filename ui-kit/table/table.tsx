import type { ReactNode } from 'react';
import css from './table.module.css';

export type Column<Row> = {
  /** Heads the column; an empty head is for actions. */
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand right, with one width. */
  numeric?: boolean | undefined;
};

type TableProps<Row> = {
  /** Says what the table shows, for a screen reader. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
};

/** Ink rule under the head, hairlines between rows; on phones each row is a few lines under its first cell. */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <table className={css.table}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.head} scope="col" data-numeric={column.numeric || undefined}>
              {column.head || <span className="vh">Actions</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.head} data-head={column.head} data-numeric={column.numeric || undefined}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
