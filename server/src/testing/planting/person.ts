import type { Account } from '@fourfold/core/contract/session';
import { type AccountRow, presentAccount } from '../../accounts/present-account.ts';
import type { Site } from '../../call/handler.ts';
import { newToken } from '../../session/token.ts';
import { newId } from './question.ts';
import { type Row, row } from './rows.ts';

export const plantedRoles = ['student', 'tutor', 'admin', 'super-admin'] as const;
export type PlantedRole = (typeof plantedRoles)[number];

/** What everybody logs in with who was planted. */
const plantedPassword = 'four in a row';
/** Of that password; made once, because hashing takes 14 ms. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$k6C7mdVgfvUz4kKzJGq79A$5qMcKeFfuUrxv9usz/ucRT1KsUI/X8zdyEn0bXj89VY';

const marks = {
  student: { user_type: 'Student' },
  tutor: { user_type: 'Tutor' },
  admin: { user_type: 'Admin', is_admin: true },
  'super-admin': { user_type: 'Admin', is_admin: true, is_super_admin: true },
} as const;

export type PlantedPerson = {
  rows: readonly Row[];
  role: PlantedRole;
  email: string;
  password: string;
  account: Account;
};

type Known = Partial<Omit<AccountRow, 'id' | 'user_type' | 'tutor_id' | 'tutor_name'>>;

/** Somebody who can log in; by default with a name and an address that nobody else has. */
export function personRows(role: PlantedRole, known: Known = {}): PlantedPerson {
  const id = newId();
  const { email = `${role}-${id}@mail.example`, username = email, ...own } = known;
  const user = { id, username, email, ...marks[role], ...own };
  const flags = { is_admin: false, is_super_admin: false, is_tutor: false, status: true };
  return {
    rows: [row('users', { ...user, password_hash: passwordHash })],
    role,
    email,
    password: plantedPassword,
    account: presentAccount({ ...flags, ...user, tutor_id: null, tutor_name: null }),
  };
}

/** A session of an account on a site, and the token that its browser holds. */
export function sessionRows(userId: string, site: Site): { rows: readonly Row[]; token: string } {
  const id = newId();
  const { token, hash } = newToken();
  return {
    rows: [row('sessions', { id, user_id: userId }), row('session_tokens', { hash, session_id: id, site })],
    token,
  };
}

/** Students who are linked to a tutor. */
export function linkRows({ account }: PlantedPerson, ...students: readonly PlantedPerson[]): { rows: readonly Row[] } {
  const tutor_id = account.id;
  return { rows: students.map((one) => row('tutor_students', { tutor_id, student_id: one.account.id })) };
}

/** A tutor who is logged in as a student: a session below one of the tutor's own. */
export function tutorLoginRows(
  student: PlantedPerson,
  tutor: PlantedPerson,
  site: Site,
): { rows: readonly Row[]; token: string; account: Account } {
  const [parent_id, id] = [newId(), newId()];
  const { token, hash } = newToken();
  const { id: tutor_id, username: tutor_name } = tutor.account;
  const ends_at = new Date(Date.now() + 2 * 3_600_000);
  return {
    rows: [
      row('sessions', { id: parent_id, user_id: tutor_id }),
      row('sessions', { id, user_id: student.account.id, parent_id, tutor_id, ends_at }),
      row('session_tokens', { hash, session_id: id, site }),
    ],
    token,
    account: { ...student.account, tutor_login: { status: true, tutor_id, tutor_name } },
  };
}
