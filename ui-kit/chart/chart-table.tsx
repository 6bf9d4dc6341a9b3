import css from './chart-table.module.css';

export type ChartTableData = {
  /** Headers of the columns; the first column is the row header. */
  columns: readonly string[];
  /** A row for each mark, with a text for each column. */
  rows: readonly { key: string; cells: readonly string[] }[];
};

type ChartTableProps = ChartTableData & {
  /** The table's caption, for screen readers. */
  caption: string;
};

/** The values of a chart as a table, a row for each mark. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    <table className={css.table}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, at) =>
              at === 0 ? (
                <th key={columns[at]} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={columns[at]}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
