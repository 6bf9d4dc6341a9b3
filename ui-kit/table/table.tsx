import type { ReactNode } from 'react';
import css from './table.module.css';

export type Column<Row> = {
  /** Heads the column; an empty head is for actions. */
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand right, with one width. */
  numeric?: boolean | undefined;
  /** What can be done with the row, under a head that is seen; on phones it stands right of all lines. */
  actions?: boolean | undefined;
};

type TableProps<Row> = {
  /** Says what the table shows, for a screen reader. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What stands across the last columns of a row in place of their cells; null for a row with all its cells. */
  across?: ((row: Row) => { columns: number; cell: ReactNode } | null) | undefined;
};

/** Ink rule under the head, hairlines between rows; on phones each row is a few lines under its first cell. */
export function Table<Row>({ caption, columns, rows, keyOf, across }: TableProps<Row>) {
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
        {rows.map((row) => {
          const instead = across?.(row) ?? null;
          return (
            <tr key={keyOf(row)}>
              {columns.slice(0, columns.length - (instead?.columns ?? 0)).map(({ head, actions, numeric, cell }) => (
                <td key={head} data-head={actions ? '' : head} data-numeric={numeric || undefined}>
                  {cell(row)}
                </td>
              ))}
              {instead && (
                <td colSpan={instead.columns} data-across="">
                  {instead.cell}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
