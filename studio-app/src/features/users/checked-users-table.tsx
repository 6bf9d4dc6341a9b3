import { AlertIcon } from '@fourfold/ui-kit/icon';
import { Table, type TableColumn } from '@fourfold/ui-kit/table';
import css from './add-many-dialog.module.css';
import type { CheckedUser } from './use-add-many.ts';

type CheckedUsersTableProps = {
  users: readonly CheckedUser[];
  onlyProblems: boolean;
};

/** The rows of a file, those with a problem first. */
export function CheckedUsersTable({ users, onlyProblems }: CheckedUsersTableProps) {
  const withProblem = users.filter(({ problem }) => problem !== null);
  const rows = onlyProblems ? withProblem : [...withProblem, ...users.filter(({ problem }) => problem === null)];
  if (rows.length === 0) return null;
  return (
    <Table
      caption="Rows of the file"
      columns={columns}
      rows={rows}
      keyOf={({ row }) => String(row)}
      maxHeight="min(340px, 45dvh)"
      dense
    />
  );
}

const columns: readonly TableColumn<CheckedUser>[] = [
  { head: 'Row', kind: 'lead', width: '1%', cell: ({ row }) => row },
  { head: 'Name', kind: 'title', cell: ({ username }) => username || '–' },
  { head: 'Email', wrap: 'anywhere', narrow: { label: '' }, cell: ({ email }) => email || '–' },
  {
    head: 'Problem',
    wrap: 'anywhere',
    narrow: { label: '' },
    cell: ({ problem }) =>
      problem !== null && (
        <span className={css.problem}>
          <AlertIcon />
          {problem}
        </span>
      ),
  },
];
