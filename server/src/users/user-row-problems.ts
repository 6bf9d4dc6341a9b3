import { emailTaken } from '../accounts/account-messages.ts';
import { newUserProblem } from './new-user-problem.ts';

export type NewUserRow = { row: number; username: string; email: string };

/**
 * The problem of each row: an invalid name or email, an email of an existing account, or one of an
 * earlier row. Null if there is none.
 */
export function userRowProblems(rows: readonly NewUserRow[], takenEmails: ReadonlySet<string>): (string | null)[] {
  const rowByEmail = new Map<string, number>();
  return rows.map(({ row, username, email }) => {
    const problem = newUserProblem({ username, email });
    if (problem !== null) return problem;
    const address = email.toLowerCase();
    if (takenEmails.has(address)) return emailTaken;
    const earlierRow = rowByEmail.get(address);
    if (earlierRow !== undefined) return `The same email is in row ${earlierRow}.`;
    rowByEmail.set(address, row);
    return null;
  });
}
