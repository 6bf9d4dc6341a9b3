import { type Kysely, sql } from 'kysely';
import { tidyName } from '../accounts/name.ts';
import { emailTaken } from '../accounts/texts.ts';
import { writeAudits } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import type { Database } from '../database/schema.ts';
import { insertUsers } from './insert-users.ts';
import { inviteUsers } from './invite.ts';
import { userRowProblems } from './user-row-problems.ts';

/**
 * Creates the accounts of all valid rows; with `dry_run` it only returns the problems. A repeated
 * call creates no account twice.
 */
export const createUsers: Handler<'POST /users/create_multiple'> = async ({ body }, visit) => {
  const { db, session, newId } = visit;
  const { userType } = body;
  const given = body.users.map(({ row, username, email }) => ({
    row,
    username: tidyName(username),
    email: email.trim(),
  }));
  const problems = userRowProblems(given, await takenAmong(db, given));
  const rows = given.map((user, at) => ({ ...user, problem: problems[at] ?? null, id: newId() }));
  const good = rows.filter(({ problem }) => problem === null);
  if (body.dry_run) return reply(rows, null);
  if (good.length === 0) return reply(rows, new Set());
  const now = visit.now();
  const made = await db.transaction().execute(async (tx) => {
    const users = good.map(({ id, username, email }) => ({ id, username, email, userType, status: true }));
    const inserted = new Set(await insertUsers(tx, users, now));
    const detail = { type: userType, from: 'spreadsheet' };
    const deeds = [...inserted].map((id) => ({
      action: 'create',
      subject: 'user',
      subject_id: id,
      for_id: id,
      detail,
    }));
    await writeAudits(tx, session, deeds);
    await inviteUsers(tx, session, [...inserted]);
    return inserted;
  });
  return reply(rows, made);
};

type Row = { row: number; problem: string | null; id: string };

/**
 * `createdIds` is null in a dry run. If a valid row was not inserted, a concurrent call took its
 * email.
 */
function reply(rows: readonly Row[], made: ReadonlySet<string> | null) {
  const late = made ? emailTaken : null;
  return {
    created: made?.size ?? 0,
    rows: rows.map(({ row, problem, id }) =>
      made?.has(id) ? { row, problem: null, id } : { row, problem: problem ?? late, id: null },
    ),
  };
}

/** The emails, in lower case, that an account which is not deleted already has. */
async function takenAmong(db: Kysely<Database>, users: readonly { email: string }[]): Promise<Set<string>> {
  const emails = users.map(({ email }) => email.toLowerCase());
  const { rows } = await sql<{ email: string }>`
    select lower(email) as email from users
     where lower(email) = any (${emails}::text[]) and deleted_at is null`.execute(db);
  return new Set(rows.map(({ email }) => email));
}
