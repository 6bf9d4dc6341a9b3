import type { Kysely } from 'kysely';
import { hashPassword } from '../../src/accounts/password.ts';
import { newId } from '../../src/call/new-id.ts';
import type { Database } from '../../src/database/schema.ts';
import { openSession } from '../../src/session/open-session.ts';
import { addExam } from '../../src/testing/content.ts';
import { aLook, linkStudents } from '../../src/testing/people.ts';
import type { Caller } from './callers.ts';

type Db = Kysely<Database>;

/** A user with a session, and a recorded SAT and ACT. */
export type Person = { id: string; username: string; email: string; password: string; token: string } & Records;
type Records = { sat: string; act: string; binnedSat: string };

/**
 * One user for each role. The tutor is logged in as the student in the session of `tutor-login`.
 */
export type Household = Readonly<Record<Exclude<Caller, 'logged-out'>, Person>> & {
  /** Part of each user's name, email and device. */
  name: string;
  /** Part of every text that they write, and of no other text. */
  mark: string;
};

const standings = {
  student: { user_type: 'Student' },
  tutor: { user_type: 'Tutor' },
  admin: { user_type: 'Admin', is_admin: true },
  'super-admin': { user_type: 'Admin', is_admin: true, is_super_admin: true },
  deactivated: { user_type: 'Student', is_tutor: true, is_admin: true, is_super_admin: true, status: false },
} as const;
type Standing = keyof typeof standings;

/**
 * Creates linked users, one of each role, marked with texts that must never reach the other group.
 */
export async function aHousehold(db: Db, name: string, now: Date): Promise<Household> {
  const mark = `${name}-wrote-this`;
  const password = `${name}-password`;
  const password_hash = await hashPassword(password);
  const one = (role: Standing) => aPerson(db, { role, name, mark, password, password_hash, now });
  const student = await one('student');
  const tutor = await one('tutor');
  await linkStudents(db, tutor.id, student.id);
  const { token } = await aLook(db, { tutorId: tutor.id, studentId: student.id }, { now });
  const look = { ...student, token };
  const [admin, superAdmin, deactivated] = [await one('admin'), await one('super-admin'), await one('deactivated')];
  return { name, mark, student, tutor, 'tutor-login': look, admin, 'super-admin': superAdmin, deactivated };
}

/** Another user of the same role and group, whose sessions may end. */
export async function aNewcomer(db: Db, { name }: Household, caller: Caller, now: Date): Promise<Person> {
  const newcomers = await aHousehold(db, name, now);
  return newcomers[caller === 'logged-out' ? 'student' : caller];
}

type Wanted = { role: Standing; name: string; mark: string; password: string; password_hash: string; now: Date };

async function aPerson(db: Db, { role, name, mark, password, password_hash, now }: Wanted): Promise<Person> {
  const id = newId();
  const [username, email] = [`${name} the ${role}`, `${name}-${id}@mail.example`];
  await db
    .insertInto('users')
    .values({ id, username, email, password_hash, created_at: now, ...standings[role] })
    .execute();
  const token = await openSession(db, { id: newId(), userId: id, site: 'learner', now, device: `${name}’s browser` });
  return { id, username, email, password, token, ...(await records(db, id, mark, now)) };
}

async function records(db: Db, owner_id: string, title: string, now: Date): Promise<Records> {
  const own = { owner_id, title, marks: '{}' };
  return {
    sat: await addExam(db, 'sat', { ...own, marks: JSON.stringify({ verbal: 610, math: 620 }) }),
    act: await addExam(db, 'act', {
      ...own,
      marks: JSON.stringify({ english: 21, math: 22, reading: 23, science: 24 }),
    }),
    binnedSat: await addExam(db, 'sat', { ...own, deleted_at: now, deletion_id: newId() }),
  };
}
