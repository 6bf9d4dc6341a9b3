import { maxEmailLength } from '@fourfold/core/contract/users';
import { isEmail } from '@fourfold/core/email/email-format';
import { sentenceOf } from '@fourfold/core/refusals/catalogue';
import { sql } from 'kysely';
import { nameProblem, normalizeName } from '../accounts/user-name.ts';
import { writeAudits } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import type { Db } from '../database/db.ts';
import { insertUsers } from './insert-users.ts';
import { inviteUsers } from './invite-users.ts';

/**
 * Creates the accounts of all valid rows; with `dry_run` it only returns the problems. A repeated
 * call creates no account twice.
 */
export const createUsers: Handler<'POST /users/create_multiple'> = async ({ body }, context) => {
  const { db, session, newId } = context;
  const { userType } = body;
  const candidates = body.users.map(({ row, username, email }) => ({
    row,
    username: normalizeName(username),
    email: email.trim(),
  }));
  const problems = userRowProblems(candidates, await findTakenEmails(db, candidates));
  const rows = candidates.map((user, at) => ({ ...user, problem: problems[at] ?? null, id: newId() }));
  const validRows = rows.filter(({ problem }) => problem === null);
  if (body.dry_run) return presentReply(rows, null);
  if (validRows.length === 0) return presentReply(rows, new Set());
  const now = context.now();
  const createdIds = await db.transaction().execute(async (tx) => {
    const users = validRows.map(({ id, username, email }) => ({ id, username, email, userType, status: true }));
    const inserted = new Set(await insertUsers(tx, users, now));
    const detail = { type: userType, from: 'spreadsheet' };
    const auditEntries = [...inserted].map((id) => ({
      action: 'create',
      subject: 'user',
      subject_id: id,
      for_id: id,
      detail,
    }));
    await writeAudits(tx, session, auditEntries);
    await inviteUsers(tx, session, [...inserted]);
    return inserted;
  });
  return presentReply(rows, createdIds);
};

type CheckedRow = { row: number; problem: string | null; id: string };

/** `createdIds` is null in a dry run. If a valid row was not inserted, a concurrent call took its email. */
function presentReply(rows: readonly CheckedRow[], createdIds: ReadonlySet<string> | null) {
  const takenProblem = createdIds ? sentenceOf('email_taken') : null;
  return {
    created: createdIds?.size ?? 0,
    rows: rows.map(({ row, problem, id }) =>
      createdIds?.has(id) ? { row, problem: null, id } : { row, problem: problem ?? takenProblem, id: null },
    ),
  };
}

/** The emails, in lower case, that an account which is not deleted already has. */
async function findTakenEmails(db: Db, users: readonly { email: string }[]): Promise<Set<string>> {
  const emails = users.map(({ email }) => email.toLowerCase());
  const { rows } = await sql<{ email: string }>`
    select lower(email) as email from users
     where lower(email) = any (${emails}::text[]) and deleted_at is null`.execute(db);
  return new Set(rows.map(({ email }) => email));
}

type NewUserRow = { row: number; username: string; email: string };

/**
 * The problem of each row: an invalid name or email, an email of an existing account, or one of an
 * earlier row. Null if there is none.
 */
export function userRowProblems(rows: readonly NewUserRow[], takenEmails: ReadonlySet<string>): (string | null)[] {
  const rowByEmail = new Map<string, number>();
  return rows.map(({ row, username, email }) => {
    const problem = newUserProblem({ username, email });
    if (problem !== null) return sentenceOf(problem);
    const address = email.toLowerCase();
    if (takenEmails.has(address)) return sentenceOf('email_taken');
    const earlierRow = rowByEmail.get(address);
    if (earlierRow !== undefined) return `The same email is in row ${earlierRow}.`;
    rowByEmail.set(address, row);
    return null;
  });
}

/** Returns what is wrong with a trimmed name and email, as a refusal (USR-005, USR-006); null if nothing is. */
export function newUserProblem({ username, email }: { username: string; email: string }) {
  const problem = nameProblem(username);
  if (problem === 'name_missing' && !isEmail(email)) return 'name_and_email_missing';
  if (problem !== null) return problem;
  if (email === '') return 'email_missing';
  if (email.length > maxEmailLength || !isEmail(email)) return 'email_malformed';
  return null;
}
