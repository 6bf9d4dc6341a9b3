import type { ReactNode } from 'react';
import css from './table.module.css';

export type TableColumn<Row> = {
  /** The column's header; an empty one is for actions. */
  head: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned with tabular figures. */
  numeric?: boolean | undefined;
  /** A column of actions with a visible header; on phones it is on the right of all lines. */
  actions?: boolean | undefined;
};

type TableProps<Row> = {
  /** The table's caption, for screen readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Returns a cell that replaces the last columns of a row; null for a normal row. */
  spanningCell?: ((row: Row) => { columns: number; cell: ReactNode } | null) | undefined;
};

/** A table; on phones each row is a few lines under its first cell. */
export function Table<Row>({ caption, columns, rows, keyOf, spanningCell }: TableProps<Row>) {
  return (
    <div className={css.frame}>
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
            const spanning = spanningCell?.(row) ?? null;
            return (
              <tr key={keyOf(row)}>
                {columns.slice(0, columns.length - (spanning?.columns ?? 0)).map(({ head, actions, numeric, cell }) => (
                  <td key={head} data-head={actions ? '' : head} data-numeric={numeric || undefined}>
                    {cell(row)}
                  </td>
                ))}
                {spanning && (
                  <td colSpan={spanning.columns} data-across="">
                    {spanning.cell}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
