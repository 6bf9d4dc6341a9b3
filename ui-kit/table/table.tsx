import { Fragment, type ReactNode } from 'react';
import css from './table.module.css';
import { TableCell, type TableColumn } from './table-cell.tsx';
import narrowCss from './table-narrow.module.css';

export type { TableColumn };

type TableProps<Row> = {
  /** The table's caption, for screen readers. */
  caption: string;
  /** The columns; the one of the kind `title`, or else the first, is the header of the rows. */
  columns: readonly TableColumn<Row>[];
  /** The records, one row each. */
  rows: readonly Row[];
  /** Returns a key that is unique among the rows. */
  keyOf: (row: Row) => string;
  /** Returns whether a row is open, with its nested rows below it, is nested itself, or has the headers of a sheet. */
  stateOf?: ((row: Row) => 'open' | 'nested' | 'head' | undefined) | undefined;
  /** Renders text that belongs to a row, below it and across all columns; a row without it has none. */
  detailOf?: ((row: Row) => ReactNode) | undefined;
  /**
   * What a narrow table becomes: a row is a few lines under its title, its values are figures below their labels, or
   * it stays a table.
   */
  narrow?: 'lines' | 'figures' | 'table' | undefined;
  /** Cells of several lines begin at the top of their row. */
  top?: boolean | undefined;
  /** Lower rows in one size, for much data. */
  dense?: boolean | undefined;
  /** The widths are those of the columns, not of their contents. */
  fixed?: boolean | undefined;
  /** CSS height from which on it scrolls in a frame of its own, with its header in view. */
  maxHeight?: string | undefined;
  /** The rows are of an earlier page, while the next one loads. */
  busy?: boolean | undefined;
};

/** A table of records. It is narrow by its own width, not by the viewport's. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    keyOf,
    stateOf,
    detailOf,
    narrow = 'lines',
    top,
    dense,
    fixed,
    maxHeight,
    busy,
  } = props;
  const title = columns.find(({ kind }) => kind === 'title') ?? columns[0];
  return (
    <Frame caption={caption} maxHeight={maxHeight}>
      <table
        className={`${css.table} ${narrowCss.narrow}`}
        aria-busy={busy || undefined}
        data-narrow={narrow}
        data-top={top || undefined}
        data-dense={dense || undefined}
        data-fixed={fixed || undefined}
        data-select={columns.some(({ headCell }) => headCell) || undefined}
      >
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.head} {...column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={keyOf(row)}>
              <tr data-state={stateOf?.(row)}>
                {cellsOf(columns, row).map(({ column, span }) => (
                  <TableCell key={column.head} column={column} row={row} isTitle={column === title} span={span} />
                ))}
              </tr>
              <DetailRow columns={columns.length}>{detailOf?.(row)}</DetailRow>
            </Fragment>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

function Frame({
  caption,
  maxHeight,
  children,
}: {
  caption: string;
  maxHeight: string | undefined;
  children: ReactNode;
}) {
  if (maxHeight === undefined) return <div className={css.frame}>{children}</div>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    <section className={css.frame} data-scrolls="" style={{ maxHeight }} aria-label={caption} tabIndex={0}>
      {children}
    </section>
  );
}

function DetailRow({ columns, children }: { columns: number; children: ReactNode }) {
  if (!children) return null;
  return (
    <tr data-state="detail">
      <td colSpan={columns}>{children}</td>
    </tr>
  );
}

type HeadCellProps = Pick<TableColumn<never>, 'head' | 'headCell' | 'hidesHead' | 'kind' | 'width'>;

/** A column without a header, such as of row numbers, has an empty cell, because it would be read as a header. */
function HeadCell({ head, headCell, hidesHead, kind, width }: HeadCellProps) {
  if (head === '') return <td data-cell={kind} style={{ width }} />;
  return (
    <th scope="col" data-cell={kind} style={{ width }}>
      {headCell ?? (hidesHead ? <span className="vh">{head}</span> : head)}
    </th>
  );
}

/** The cells of a row: one that covers several columns replaces the next ones. */
function cellsOf<Row>(columns: readonly TableColumn<Row>[], row: Row) {
  const cells: { column: TableColumn<Row>; span: number }[] = [];
  let covered = 0;
  for (const column of columns) {
    if (covered > 0) covered -= 1;
    else {
      const span = column.span?.(row) ?? 1;
      covered = span - 1;
      cells.push({ column, span });
    }
  }
  return cells;
}
