import type { Role } from '@fourfold/core/contract/call';
import type { Account } from '@fourfold/core/contract/session';
import { hashPassword } from '../accounts/password.ts';
import type { Site } from '../call/handler.ts';
import type { Db } from '../database/db.ts';
import { findSession } from '../session/find-session.ts';
import { type FixtureRole, sessionRows, user } from './fixtures/person.ts';
import { insertRowsWithKysely } from './fixtures/rows.ts';

export type PersonRole = Exclude<Role, 'logged-out'>;
export type Person = { account: Account; token: string };

/** Adds a user with this role; with a password only if a test logs in, because hashing takes 14 ms. */
export async function addUser(db: Db, role: FixtureRole, password?: string): Promise<string> {
  const { id, rows } = user(role, password === undefined ? {} : { password_hash: await hashPassword(password) });
  await insertRowsWithKysely(db, rows);
  return id;
}

/** A user who can log in with this email. */
export async function addUserWithEmail(
  db: Db,
  role: FixtureRole,
  password?: string,
): Promise<{ id: string; email: string }> {
  const id = await addUser(db, role, password);
  return await db.selectFrom('users').select(['id', 'email']).where('id', '=', id).executeTakeFirstOrThrow();
}

type SessionOptions = { site?: Site; now?: Date };

/** A new user with this role and a session. For `tutor-login`, a tutor logged in as a linked student. */
export async function aPerson(db: Db, role: PersonRole, options: SessionOptions = {}): Promise<Person> {
  const { site = 'learner', now = new Date() } = options;
  if (role !== 'tutor-login') return await personOf(db, { userId: await addUser(db, role), site, now });
  const [tutorId, studentId] = [await addUser(db, 'tutor'), await addUser(db, 'student')];
  await linkStudents(db, tutorId, studentId);
  return await anImpersonation(db, { tutorId, studentId }, options);
}

/** An existing user with a new session. */
export async function aSessionOf(db: Db, userId: string, { site = 'learner', now = new Date() }: SessionOptions = {}) {
  return await personOf(db, { userId, site, now });
}

export async function linkStudents(db: Db, tutor_id: string, ...students: string[]): Promise<void> {
  const rows = students.map((student_id) => ({ tutor_id, student_id }));
  await db.insertInto('tutor_students').values(rows).execute();
}

/** A tutor logged in as a student, below a new session of the tutor, as login_as_student creates it. */
export async function anImpersonation(
  db: Db,
  { tutorId, studentId }: { tutorId: string; studentId: string },
  { site = 'learner', now = new Date() }: SessionOptions = {},
): Promise<Person> {
  const parent = await addSession(db, { userId: tutorId, site, now });
  const ends_at = new Date(now.getTime() + 2 * 3_600_000);
  return await personOf(db, {
    userId: studentId,
    site,
    now,
    child: { parent_id: parent.id, tutor_id: tutorId, ends_at },
  });
}

type NewSession = {
  userId: string;
  site: Site;
  now: Date;
  child?: { parent_id: string; tutor_id: string; ends_at: Date };
};

async function addSession(db: Db, { userId, site, now, child }: NewSession) {
  const { id, token, rows } = sessionRows(userId, site, { created_at: now, ...child });
  await insertRowsWithKysely(db, rows);
  return { id, token };
}

async function personOf(db: Db, session: NewSession): Promise<Person> {
  const { token } = await addSession(db, session);
  const { account } = await findSession(db, { token, now: session.now, sessionDays: 7 });
  return { account, token };
}
