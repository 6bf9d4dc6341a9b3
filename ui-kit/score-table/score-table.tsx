import css from './score-table.module.css';

type ScoreTableProps = {
  /** The table's caption, for screen readers. */
  caption: string;
  /** As uploaded: the first row is the header, the others are data (SCO-004). */
  rows: readonly (readonly string[])[];
};

/** A converted-score table; blank cells show a dash. */
export function ScoreTable({ caption, rows: [head = [], ...body] }: ScoreTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    <section className={css.frame} aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {head.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its index
              <th key={column} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its index
            <tr key={row}>
              {head.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its index
                <td key={column}>{cellText(cells[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Formats a range with an en dash, and an empty cell as a dash. */
function cellText(cell = ''): string {
  return /^[-\u2010-\u2015\u2212]?$/.test(cell.trim()) ? '–' : cell.replace(/(\d)\s*-\s*(\d)/, '$1–$2');
}
