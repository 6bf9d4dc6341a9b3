import { hashPassword } from '../../src/accounts/password.ts';
import { newId } from '../../src/call/new-id.ts';
import type { Db } from '../../src/database/db.ts';
import { openSession } from '../../src/session/open-session.ts';
import { addOwnExam } from '../../src/testing/content.ts';
import { anImpersonation, linkStudents } from '../../src/testing/people.ts';
import type { MatrixCaller } from './callers.ts';

/** A user with a session, and a recorded SAT and ACT. */
export type Person = { id: string; username: string; email: string; password: string; token: string } & ExamRecords;
type ExamRecords = { sat: string; act: string; binnedSat: string };

/** One user for each role. The tutor is logged in as the student in the session of `tutor-login`. */
export type UserGroup = Readonly<Record<Exclude<MatrixCaller, 'logged-out'>, Person>> & {
  /** Part of each user's name, email and device. */
  name: string;
  /** Part of every text that they write, and of no other text. */
  mark: string;
};

const roleColumns = {
  student: { user_type: 'Student' },
  tutor: { user_type: 'Tutor' },
  admin: { user_type: 'Admin', is_admin: true },
  'super-admin': { user_type: 'Admin', is_admin: true, is_super_admin: true },
  deactivated: { user_type: 'Student', is_tutor: true, is_admin: true, is_super_admin: true, status: false },
} as const;
type FixtureRole = keyof typeof roleColumns;

/** Creates linked users, one of each role, marked with texts that must never reach the other group. */
export async function aUserGroup(db: Db, name: string, now: Date): Promise<UserGroup> {
  const mark = `${name}-wrote-this`;
  const password = `${name}-password`;
  const password_hash = await hashPassword(password);
  const one = (role: FixtureRole) => aPerson(db, { role, name, mark, password, password_hash, now });
  const student = await one('student');
  const tutor = await one('tutor');
  await linkStudents(db, tutor.id, student.id);
  const { token } = await anImpersonation(db, { tutorId: tutor.id, studentId: student.id }, { now });
  const impersonation = { ...student, token };
  const [admin, superAdmin, deactivated] = [await one('admin'), await one('super-admin'), await one('deactivated')];
  return { name, mark, student, tutor, 'tutor-login': impersonation, admin, 'super-admin': superAdmin, deactivated };
}

/** Another user of the same role and group, whose sessions may end. */
export async function aNewUser(db: Db, { name }: UserGroup, caller: MatrixCaller, now: Date): Promise<Person> {
  const newGroup = await aUserGroup(db, name, now);
  return newGroup[caller === 'logged-out' ? 'student' : caller];
}

type NewPersonInput = {
  role: FixtureRole;
  name: string;
  mark: string;
  password: string;
  password_hash: string;
  now: Date;
};

async function aPerson(db: Db, { role, name, mark, password, password_hash, now }: NewPersonInput): Promise<Person> {
  const id = newId();
  const [username, email] = [`${name} the ${role}`, `${name}-${id}@mail.example`];
  await db
    .insertInto('users')
    .values({ id, username, email, password_hash, created_at: now, ...roleColumns[role] })
    .execute();
  const token = await openSession(db, { id: newId(), userId: id, site: 'learner', now, device: `${name}’s browser` });
  return { id, username, email, password, token, ...(await addExamRecords(db, id, mark, now)) };
}

async function addExamRecords(db: Db, user_id: string, title: string, now: Date): Promise<ExamRecords> {
  const own = { user_id, title };
  return {
    sat: await addOwnExam(db, 'sat', { ...own, marks: JSON.stringify({ verbal: 610, math: 620 }) }),
    act: await addOwnExam(db, 'act', {
      ...own,
      marks: JSON.stringify({ english: 21, math: 22, reading: 23, science: 24 }),
    }),
    binnedSat: await addOwnExam(db, 'sat', { ...own, deleted_at: now }),
  };
}
