/** A user in a row of a spreadsheet; `row` is the number that the author sees, from 1. */
export type SheetUser = { row: number; username: string; email: string };

export type ParsedUsers = { kind: 'users'; users: SheetUser[] } | { kind: 'refused'; reason: string };

/** Maximum of users in one call. */
const maxUsers = 1_000;
/** Maximum characters of a cell to send; the server refuses shorter ones already. */
const maxCellLength = 1_000;

const headerNames = {
  email: ['email', 'e-mail', 'mail', 'email address', 'e-mail address'],
  name: ['name', 'full name', 'user', 'username', 'user name', 'student', 'student name', 'tutor', 'tutor name'],
  first: ['first name', 'given name', 'forename', 'firstname'],
  last: ['last name', 'family name', 'surname', 'lastname'],
} as const;

/**
 * Reads names and addresses by the column headers; without a header the first two columns are name
 * and address, in either order.
 */
export function parseUsers(rows: readonly (readonly string[])[]): ParsedUsers {
  const start = rows.findIndex((row) => !isBlank(row));
  const head = rows[start];
  if (!head) return refused('There is nobody in the first sheet of this file.');
  const columns = columnsByHeader(head);
  if (columns && columns.names.length === 0) {
    return refused(`Row ${start + 1} names a column for emails and none for names: call one of them “Name”.`);
  }
  const { email, names } = columns ?? defaultColumns(head);
  const users = rows.flatMap((row, at) =>
    at < start || (columns && at === start) || isBlank(row)
      ? []
      : [{ row: at + 1, username: joinCells(row, names), email: joinCells(row, [email]) }],
  );
  if (users.length === 0) return refused('There is nobody below the head of this file.');
  if (users.length > maxUsers) {
    const [have, most] = [users.length, maxUsers].map((count) => count.toLocaleString('en'));
    return refused(`This file has ${have} users. At most ${most} can be added at once: divide it.`);
  }
  return { kind: 'users', users };
}

type Columns = { email: number; names: number[] };

/** Finds the columns by their headers; null if the row has no header for addresses, so that it is no header row. */
function columnsByHeader(row: readonly string[]): Columns | null {
  const column = (of: keyof typeof headerNames) => {
    const words: readonly string[] = headerNames[of];
    return row.findIndex((cell) => words.includes(cell.trim().toLowerCase().replace(/\s+/g, ' ')));
  };
  const email = column('email');
  if (email === -1) return null;
  const fullName = column('name');
  const names = fullName === -1 ? [column('first'), column('last')] : [fullName];
  return { email, names: names.filter((at) => at !== -1) };
}

function defaultColumns(row: readonly string[]): Columns {
  return row[0]?.includes('@') ? { email: 0, names: [1] } : { email: 1, names: [0] };
}

function joinCells(row: readonly string[], columns: readonly number[]): string {
  return columns
    .map((at) => row[at]?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, maxCellLength);
}

function isBlank(row: readonly string[]): boolean {
  return row.every((cell) => cell.trim() === '');
}

function refused(reason: string): ParsedUsers {
  return { kind: 'refused', reason };
}
