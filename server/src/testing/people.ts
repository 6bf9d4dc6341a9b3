import type { Role } from '@fourfold/core/contract/call';
import type { Account } from '@fourfold/core/contract/session';
import type { Kysely } from 'kysely';
import { hashPassword } from '../accounts/password.ts';
import type { Site } from '../call/handler.ts';
import { newId } from '../call/new-id.ts';
import type { Database } from '../database/schema.ts';
import { findSession } from '../session/find-session.ts';
import { newToken } from '../session/token.ts';

export type PersonRole = Exclude<Role, 'logged-out'>;
export type Person = { account: Account; token: string };

const marks = {
  student: { user_type: 'Student' },
  tutor: { user_type: 'Tutor' },
  admin: { user_type: 'Admin', is_admin: true },
  'super-admin': { user_type: 'Admin', is_admin: true, is_super_admin: true },
} as const;

/** A user of this role; with a password only where a test logs in with it, because hashing costs 14 ms. */
export async function addUser(db: Kysely<Database>, role: keyof typeof marks, password?: string): Promise<string> {
  const id = newId();
  await db
    .insertInto('users')
    .values({
      id,
      username: `${role}-${id.slice(-6)}`,
      email: `${role}-${id}@mail.example`,
      ...(password !== undefined && { password_hash: await hashPassword(password) }),
      ...marks[role],
    })
    .execute();
  return id;
}

/** Somebody new with this role and a session; a tutor's log-in is a session of a student below the tutor's own. */
export async function aPerson(
  db: Kysely<Database>,
  role: PersonRole,
  { site = 'learner', now = new Date() }: { site?: Site; now?: Date } = {},
): Promise<Person> {
  if (role !== 'tutor-login') return await personOf(db, { userId: await addUser(db, role), site, now });
  const tutorId = await addUser(db, 'tutor');
  const parent = await addSession(db, { userId: tutorId, site, now });
  return await personOf(db, {
    userId: await addUser(db, 'student'),
    site,
    now,
    child: { parent_id: parent.id, tutor_id: tutorId, ends_at: new Date(now.getTime() + 2 * 3_600_000) },
  });
}

type NewSession = {
  userId: string;
  site: Site;
  now: Date;
  child?: { parent_id: string; tutor_id: string; ends_at: Date };
};

async function addSession(db: Kysely<Database>, { userId, site, now, child }: NewSession) {
  const id = newId();
  const { token, hash } = newToken();
  await db
    .insertInto('sessions')
    .values({ id, user_id: userId, created_at: now, ...child })
    .execute();
  await db
    .insertInto('session_tokens')
    .values({ hash, session_id: id, site, created_at: now, last_used_at: now })
    .execute();
  return { id, token };
}

async function personOf(db: Kysely<Database>, session: NewSession): Promise<Person> {
  const { token } = await addSession(db, session);
  const { account } = await findSession(db, { token, now: session.now, sessionDays: 7 });
  return { account, token };
}
