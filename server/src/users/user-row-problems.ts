import { emailTaken } from '../accounts/texts.ts';
import { newUserProblem } from './new-user-problem.ts';

export type UserRow = { row: number; username: string; email: string };

/**
 * The problem of each row: an invalid name or email, an email of an existing account, or one of an
 * earlier row. Null if there is none.
 */
export function userRowProblems(rows: readonly UserRow[], taken: ReadonlySet<string>): (string | null)[] {
  const seen = new Map<string, number>();
  return rows.map(({ row, username, email }) => {
    const problem = newUserProblem({ username, email });
    if (problem !== null) return problem;
    const address = email.toLowerCase();
    if (taken.has(address)) return emailTaken;
    const above = seen.get(address);
    if (above !== undefined) return `The same email is in row ${above}.`;
    seen.set(address, row);
    return null;
  });
}
