import { columnName } from '@fourfold/core/scores/sheet-rows';
import { useEffect, useRef } from 'react';
import css from './sheet-table.module.css';

type SheetTableProps = {
  /** Says what it shows, for a screen reader. */
  caption: string;
  rows: readonly (readonly string[])[];
  /** The cell that something is wrong with, the row from 1 and the column from 0: it is marked and in view. */
  marked?: { row: number; column: number } | null;
};

/** Rows that are drawn at most: of a longer table those around the marked cell, or the first. */
const drawn = 200;

/** A table as its spreadsheet shows it, with the letters of the columns and the numbers of the rows. */
export function SheetTable({ caption, rows, marked = null }: SheetTableProps) {
  const cell = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    // In braces: newer browsers answer a promise, which is nothing to clean up with.
    cell.current?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, []);
  const from = Math.max(0, Math.min((marked?.row ?? 1) - drawn / 2, rows.length - drawn));
  const shown = rows.slice(from, from + drawn);
  const wide = Math.max(1, (marked?.column ?? 0) + 1, ...shown.map((cells) => cells.length));
  const columns = Array.from({ length: wide }, (_, column) => column);
  // The marked cell may stand below the last row: what is missing there is what is wrong.
  const numbers = Array.from({ length: Math.max(shown.length, (marked?.row ?? 0) - from) }, (_, at) => from + at + 1);
  const rest = rows.length - from - shown.length;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <section className={css.frame} aria-label={caption} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {columnName(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {numbers.map((number) => (
              <tr key={number} data-head={number === 1 || undefined}>
                <th scope="row">{number}</th>
                {columns.map((column) => {
                  const isMarked = number === marked?.row && column === marked.column;
                  return (
                    <td key={column} ref={isMarked ? cell : null} data-marked={isMarked || undefined}>
                      {rows[number - 1]?.[column]}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rest > 0 && <p className="small">{`And ${rest.toLocaleString('en-US')} more rows.`}</p>}
    </>
  );
}
