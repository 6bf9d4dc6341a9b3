import type { Account } from '@fourfold/core/contract/session';
import type { Insertable } from 'kysely';
import { type AccountRow, presentAccount } from '../../accounts/present-account.ts';
import type { Site } from '../../call/handler.ts';
import { newId } from '../../call/new-id.ts';
import type { Database } from '../../database/schema.ts';
import { newToken } from '../../session/token.ts';
import type { Made } from './records.ts';
import { type Row, row } from './rows.ts';

export const plantedRoles = ['student', 'tutor', 'admin', 'super-admin'] as const;
export type PlantedRole = (typeof plantedRoles)[number];

/** The password of every fixture user. */
const plantedPassword = 'four in a row';
/** The hash of that password, precomputed because hashing takes 14 ms. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$k6C7mdVgfvUz4kKzJGq79A$5qMcKeFfuUrxv9usz/ucRT1KsUI/X8zdyEn0bXj89VY';

const marks = {
  student: { user_type: 'Student' },
  tutor: { user_type: 'Tutor' },
  admin: { user_type: 'Admin', is_admin: true },
  'super-admin': { user_type: 'Admin', is_admin: true, is_super_admin: true },
} as const;

/** A user with this role, who cannot log in unless the columns contain a password hash. */
export function user(role: PlantedRole, columns: Partial<Insertable<Database['users']>> = {}): Made {
  const id = columns.id ?? newId();
  const known = { username: `${role}-${id.slice(-6)}`, email: `${role}-${id}@mail.example` };
  return { id, rows: [row('users', { ...known, ...marks[role], ...columns, id })] };
}

export type PlantedPerson = {
  rows: readonly Row[];
  role: PlantedRole;
  email: string;
  password: string;
  account: Account;
};

type Known = Partial<Omit<AccountRow, 'id' | 'user_type' | 'tutor_id' | 'tutor_name'>>;

/** A user who can log in; by default with a unique name and email. */
export function personRows(role: PlantedRole, known: Known = {}): PlantedPerson {
  const id = newId();
  const { email = `${role}-${id}@mail.example`, username = email, ...own } = known;
  const columns = { username, email, ...marks[role], ...own };
  const flags = { is_admin: false, is_super_admin: false, is_tutor: false, status: true };
  return {
    rows: user(role, { id, ...columns, password_hash: passwordHash }).rows,
    role,
    email,
    password: plantedPassword,
    account: presentAccount({ id, ...flags, ...columns, tutor_id: null, tutor_name: null }),
  };
}

type SessionColumns = Partial<Insertable<Database['sessions']>> & { created_at?: Date };

/** A session of an account on a site, and its token. */
export function sessionRows(
  user_id: string,
  site: Site,
  { created_at, ...columns }: SessionColumns = {},
): { id: string; rows: readonly Row[]; token: string } {
  const id = newId();
  const { token, hash } = newToken();
  return {
    id,
    rows: [
      row('sessions', { id, user_id, created_at, ...columns }),
      row('session_tokens', {
        hash,
        session_id: id,
        site,
        created_at,
        ...(created_at && { last_used_at: created_at }),
      }),
    ],
    token,
  };
}

/** Links students to a tutor. */
export function linkRows({ account }: PlantedPerson, ...students: readonly PlantedPerson[]): { rows: readonly Row[] } {
  const tutor_id = account.id;
  return { rows: students.map((one) => row('tutor_students', { tutor_id, student_id: one.account.id })) };
}

/** A tutor logged in as a student: a child session of one of the tutor's sessions. */
export function tutorLoginRows(
  student: PlantedPerson,
  tutor: PlantedPerson,
  site: Site,
): { rows: readonly Row[]; token: string; account: Account } {
  const { id: tutor_id, username: tutor_name } = tutor.account;
  const own = sessionRows(tutor_id, site);
  const ends_at = new Date(Date.now() + 2 * 3_600_000);
  const child = sessionRows(student.account.id, site, { parent_id: own.id, tutor_id, ends_at });
  return {
    rows: [...own.rows, ...child.rows],
    token: child.token,
    account: { ...student.account, tutor_login: { status: true, tutor_id, tutor_name } },
  };
}
