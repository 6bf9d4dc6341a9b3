import { api } from '@fourfold/app-shell/session';
import { download } from '@fourfold/core/browser/lazy/download';
import type { User } from '@fourfold/core/contract/users';
import { type ResultsTable, resultsTables } from '@fourfold/core/results/results-csv';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import css from './results-dialog.module.css';
import { fileNameOf } from './results-file.ts';

type ResultsDialogProps = { student: User; onClose: () => void };

const call = 'GET /users/students/{id}/results';

/** Downloads all results of a student, as tables for a spreadsheet. */
export function ResultsDialog({ student, onClose }: ResultsDialogProps) {
  const params = { id: student.id };
  const { data, isError, error, isFetching, refetch } = useQuery({
    queryKey: [call, { params }],
    // Years of answers take long on a slow connection.
    queryFn: async ({ signal }) => resultsTables(await api(call, { params, signal, timeout: 300_000 })),
    // The result is large and used once.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
    meta: { saysItself: true },
  });
  return (
    <Dialog title={`Results of ${student.username}`} onClose={onClose}>
      <p className="small">Tables for a spreadsheet, as CSV.</p>
      {!data && !isError && <Skeleton bars={[64, 48, 56, 52]} label="Collecting the results" />}
      {!data && isError && (
        <ErrorPanel title="The results could not be collected." onRetry={() => void refetch()} busy={isFetching}>
          {error.message}
        </ErrorPanel>
      )}
      {data && (
        <ul className={css.tables}>
          {data.map((table) => (
            <TableRow key={table.id} table={table} student={student} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function TableRow({ table, student }: { table: ResultsTable; student: User }) {
  const { title, rows, csv } = table;
  const name = () => fileNameOf(student, table, new Date());
  return (
    <li>
      <b>{title}</b>
      <span>{rows === 1 ? '1 row' : `${rows.toLocaleString('en')} rows`}</span>
      <Button
        kind="quiet"
        disabled={rows === 0}
        aria-label={`Download ${title}`}
        onClick={() => download({ name: name(), text: csv, type: 'text/csv' })}
      >
        Download
      </Button>
    </li>
  );
}
