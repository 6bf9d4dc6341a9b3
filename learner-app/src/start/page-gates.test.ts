import { anAccount } from '@fourfold/core/browser/testing/an-account';
import type { Account } from '@fourfold/core/contract/session';
import { describe, expect, it } from 'vitest';
import { type GateName, gates } from './page-gates.ts';

const student = anAccount();
const accounts = {
  'logged out': null,
  student,
  'student who is a tutor': { ...student, is_tutor: true },
  tutor: { ...student, userType: 'Tutor', is_student: false },
  admin: { ...student, userType: 'Admin', is_student: false, is_admin: true },
  'admin who is a tutor': { ...student, userType: 'Admin', is_student: false, is_admin: true, is_tutor: true },
  'tutor inside a student’s session': {
    ...student,
    tutor_login: { status: true, tutor_id: student.id, tutor_name: 'Ada' },
  },
} satisfies Record<string, Account | null>;

type Where = Record<keyof typeof accounts, string | null>;
const allowed = null;
const table: Record<GateName, Where> = {
  anyone: row(allowed, allowed, allowed, allowed, allowed, allowed, allowed),
  'logged-out': row(allowed, '/home', '/home', '/home/students', '/home', '/home', '/home'),
  'logged-in': row('/', allowed, allowed, allowed, allowed, allowed, allowed),
  learners: row('/', allowed, allowed, '/home/students', allowed, allowed, allowed),
  tutors: row('/', '/home/not_found', allowed, allowed, '/home/not_found', allowed, '/home/not_found'),
  practisers: row('/', allowed, allowed, '/home/students', allowed, allowed, '/home/not_found'),
  admins: row('/', '/home', '/home', '/home', allowed, allowed, '/home'),
};

function row(...redirects: (string | null)[]): Where {
  return Object.fromEntries(
    Object.keys(accounts).map((accountName, at) => [accountName, redirects[at] ?? null]),
  ) as Where;
}

describe.each(Object.keys(gates) as GateName[])('a page for %s', (admits) => {
  it.each(Object.keys(accounts) as (keyof typeof accounts)[])('knows where the %s belongs', (accountName) => {
    expect(gates[admits](accounts[accountName])).toBe(table[admits][accountName]);
  });
});

it('never redirects in a circle', () => {
  const admitsOf: Record<string, GateName> = {
    '/': 'logged-out',
    '/home': 'learners',
    '/home/students': 'tutors',
    '/home/not_found': 'logged-in',
  };
  for (const account of Object.values(accounts)) {
    for (const admits of Object.keys(gates) as GateName[]) {
      const visited: string[] = [];
      for (let next = gates[admits](account); next !== null; next = gates[admitsOf[next] ?? 'anyone'](account)) {
        expect(visited).not.toContain(next);
        visited.push(next);
      }
    }
  }
});
