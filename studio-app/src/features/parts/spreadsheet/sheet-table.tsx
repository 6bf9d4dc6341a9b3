import { columnName } from '@fourfold/core/scores/sheet-rows';
import { useEffect, useMemo, useRef } from 'react';
import css from './sheet-table.module.css';
import { visiblePart, visibleText } from './visible-part.ts';

type SheetTableProps = {
  /** Describes the table for screen readers. */
  caption: string;
  rows: readonly (readonly string[])[];
  /** The cell with an error, which is marked and scrolled into view; the row counts from 1, the column from 0. */
  marked?: { row: number; column: number } | null;
};

/** A table with column letters and row numbers, as in a spreadsheet program. */
export function SheetTable({ caption, rows, marked = null }: SheetTableProps) {
  const cell = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    // Newer browsers return a promise here, which an effect must not return as its cleanup.
    cell.current?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, []);
  const visible = useMemo(() => visiblePart(rows, marked), [rows, marked]);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={css.frame} aria-label={caption} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <td />
              {visible.columns.map((column) => (
                <th key={column} scope="col">
                  {columnName(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visible.rows.map((row) => (
              <tr key={row} data-head={row === 0 || undefined}>
                <th scope="row">{row + 1}</th>
                {visible.columns.map((column) => {
                  const isMarked = row + 1 === marked?.row && column === marked.column;
                  return (
                    <td key={column} ref={isMarked ? cell : null} data-marked={isMarked || undefined}>
                      {visibleText(rows[row]?.[column])}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {visible.rest && <p className="small">{visible.rest}</p>}
    </>
  );
}
