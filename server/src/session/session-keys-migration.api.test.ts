import { afterEach, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { databaseOfReleaseBefore } from '../database/testing/release-before.ts';
import { addUser } from '../testing/people.ts';
import { findSession } from './find-session.ts';
import { openSession } from './open-session.ts';
import { newToken } from './token.ts';

let database: Awaited<ReturnType<typeof databaseOfReleaseBefore>>;
afterEach(() => database.drop());

const now = new Date();

/** As the release before opens a session; with a parent it is an impersonation. */
async function openBefore(userId: string, parent: { id: string; tutorId: string } | null = null) {
  const id = newId();
  const { token, hash } = newToken();
  const ends_at = parent && new Date(now.getTime() + 3_600_000);
  await database.pool.query(
    'insert into sessions (id, user_id, parent_id, tutor_id, ends_at, created_at) values ($1, $2, $3, $4, $5, $6)',
    [id, userId, parent?.id ?? null, parent?.tutorId ?? null, ends_at, now],
  );
  await database.pool.query(
    `insert into session_tokens (hash, session_id, site, created_at, last_used_at) values ($1, $2, 'learner', $3, $3)`,
    [hash, id, now],
  );
  return { id, token };
}

const userOf = async (token: string) => (await findSession(database.db, { token, now, sessionDays: 7 })).account.id;
const rowsOf = async (table: string) =>
  (await database.pool.query(`select to_jsonb(t) - 'user_id' as row from ${table} t order by 1`)).rows;

it('every session and token survives the migration, and those of either release are valid in each state', async () => {
  database = await databaseOfReleaseBefore();
  const { db, pool } = database;
  const [student, tutor] = [await addUser(db, 'student'), await addUser(db, 'tutor')];
  await pool.query('insert into tutor_students (tutor_id, student_id) values ($1, $2)', [tutor, student]);
  const tutors = await openBefore(tutor);
  const [own, impersonation] = [
    await openBefore(student),
    await openBefore(student, { id: tutors.id, tutorId: tutor }),
  ];
  await pool.query(
    `insert into hand_over_codes (hash, session_id, expires_at, challenge) values ('\\x01', $1, now(), '\\x02')`,
    [own.id],
  );
  await pool.query('insert into session_streams (session_id) values ($1)', [impersonation.id]);
  const tables = ['sessions', 'session_tokens', 'hand_over_codes', 'session_streams'];
  const rows = async () => Promise.all(tables.map(rowsOf));
  const before = await rows();

  await database.expand();
  expect(await rows()).toEqual(before);
  for (const token of [own.token, impersonation.token]) expect(await userOf(token)).toBe(student);
  const late = await openBefore(student, { id: tutors.id, tutorId: tutor });
  const ours = await openSession(db, { id: newId(), userId: tutor, site: 'studio', now, device: null });
  expect([await userOf(late.token), await userOf(ours), await userOf(tutors.token)]).toEqual([student, tutor, tutor]);
  await pool.query('delete from sessions where id = $1', [late.id]);
  await expect(userOf(late.token)).rejects.toThrow();

  const expanded = await rows();
  await database.contract();
  expect(await rows()).toEqual(expanded);
  for (const table of tables.slice(1)) {
    const { rows: wrong } = await pool.query(
      `select from ${table} t where not exists (select from sessions s where s.id = t.session_id and s.user_id = t.user_id)`,
    );
    expect([table, wrong]).toEqual([table, []]);
  }
  expect(await userOf(impersonation.token)).toBe(student);
  // The end of a tutor's session ends its impersonations.
  await pool.query('delete from sessions where user_id = $1 and id = $2', [tutor, tutors.id]);
  await expect(userOf(impersonation.token)).rejects.toThrow();
  expect(await userOf(own.token)).toBe(student);
});
