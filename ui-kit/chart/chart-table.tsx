import css from './chart-table.module.css';

export type ChartTableData = {
  /** The first column is the row header. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
};

/** The values of a chart as a table, a row for each mark. */
export function ChartTable({ caption, columns, rows }: ChartTableData & { caption: string }) {
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
