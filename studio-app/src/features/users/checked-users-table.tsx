import { AlertIcon } from '@fourfold/ui-kit/icon';
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={css.rows} aria-label="Rows of the file" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {['Row', 'Name', 'Email', 'Problem'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, username, email, problem }) => (
            <tr key={row}>
              <td>{row}</td>
              <td>{username || '–'}</td>
              <td>{email || '–'}</td>
              <td>
                {problem !== null && (
                  <span className={css.problem}>
                    <AlertIcon />
                    {problem}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
