import type { CSSProperties, ReactNode } from 'react';
import css from './table.module.css';

export type TableColumn<Row> = {
  /** The column's header; empty for none. */
  head: string;
  /** Whether the header is for screen readers only. */
  hidesHead?: boolean | undefined;
  /** Shown in the header instead of its text, such as a checkbox that selects all rows. */
  headCell?: ReactNode;
  /** Renders a cell. `small` in it is a second line. A row without content in this column has no line when narrow. */
  cell: (row: Row) => ReactNode;
  /**
   * `title`: the header of its row. `lead`: a control before the title. `number`: right-aligned. `actions`: buttons,
   * at the right of all lines when narrow.
   */
  kind?: 'title' | 'lead' | 'number' | 'actions' | undefined;
  /** CSS width of the column. */
  width?: string | undefined;
  /** Whether text never wraps, or breaks anywhere. Titles break anywhere. */
  wrap?: 'nowrap' | 'anywhere' | undefined;
  /** Smaller and lighter text. */
  quiet?: boolean | undefined;
  /** Returns how many columns a cell covers: the next ones have no cell in this row. */
  span?: ((row: Row) => number) | undefined;
  /** Returns whether a cell is pointed out as wrong. */
  isMarked?: ((row: Row) => boolean) | undefined;
  /** The column in a narrow table. */
  narrow?: NarrowColumn<Row> | undefined;
};

type NarrowColumn<Row> = {
  /** Before the value, instead of the header and a colon; empty for none. */
  label?: string | undefined;
  /** Its position on the one line that several columns share. */
  inline?: 1 | 2 | 3 | undefined;
  /** Twelfths of the width that a figure takes; a third without it. */
  twelfths?: ((row: Row) => number) | undefined;
  /** Returns whether the row has no such value. */
  isHidden?: ((row: Row) => boolean) | undefined;
};

type TableCellProps<Row> = {
  column: TableColumn<Row>;
  row: Row;
  /** Whether the cell is the header of its row. */
  isTitle: boolean;
  /** The number of columns that it covers. */
  span: number;
};

/** A cell of the table's body. */
export function TableCell<Row>({ column, row, isTitle, span }: TableCellProps<Row>) {
  const { head, cell, kind, wrap, quiet, isMarked, narrow = {} } = column;
  const Cell = isTitle ? 'th' : 'td';
  const hasLabel = kind !== 'actions' && kind !== 'lead' && !isTitle;
  const gridPosition = { '--inline': narrow.inline && narrow.inline + 1, '--twelfths': narrow.twelfths?.(row) };
  return (
    <Cell
      scope={isTitle ? 'row' : undefined}
      colSpan={span > 1 ? span : undefined}
      data-cell={isTitle ? 'title' : kind}
      data-head={hasLabel ? head : undefined}
      data-label={hasLabel ? (narrow.label ?? `${head}: `) : undefined}
      data-wrap={wrap}
      data-quiet={quiet || undefined}
      data-marked={isMarked?.(row) || undefined}
      data-inline={narrow.inline && ''}
      data-hidden={narrow.isHidden?.(row) || undefined}
      style={gridPosition as CSSProperties}
    >
      {kind === 'actions' ? <span className={css.actions}>{cell(row)}</span> : cell(row)}
    </Cell>
  );
}
