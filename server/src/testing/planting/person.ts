import type { Account } from '@fourfold/core/contract/session';
import { presentAccount } from '../../accounts/present-account.ts';
import type { Site } from '../../call/handler.ts';
import { newToken } from '../../session/token.ts';
import { must, newId } from './question.ts';
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

/** Somebody who can log in; by default with a name and an address that nobody else has. */
export function personRows(role: PlantedRole, known: { email?: string; username?: string } = {}): PlantedPerson {
  const id = newId();
  const email = known.email ?? `${role}-${id}@mail.example`;
  const username = known.username ?? email;
  const user = { id, username, email, ...marks[role] };
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

/** A tutor who is logged in as a student: the tutor, their link, both sessions, and what the browser holds. */
export function impersonationRows({ account }: PlantedPerson): {
  rows: readonly Row[];
  token: string;
  account: Account;
} {
  const tutor = personRows('tutor');
  const [own, session] = [sessionRows(tutor.account.id, 'learner'), sessionRows(account.id, 'learner')];
  const [first, ...others] = session.rows;
  const looking = {
    parent_id: must(own.rows[0]).values.id,
    tutor_id: tutor.account.id,
    ends_at: new Date(Date.now() + 3_600_000),
  };
  return {
    rows: [
      ...tutor.rows,
      row('tutor_students', { tutor_id: tutor.account.id, student_id: account.id }),
      ...own.rows,
      { table: 'sessions', values: { ...must(first).values, ...looking } },
      ...others,
    ],
    token: session.token,
    account: {
      ...account,
      tutor_login: { status: true, tutor_id: tutor.account.id, tutor_name: tutor.account.username },
    },
  };
}
