import type { Account } from '@fourfold/core/contract/session';
import { describe, expect, it } from 'vitest';
import { type Admits, gates } from './admits.ts';

const id = '0198f6a0-5a00-7000-8000-000000000001';
const student: Account = {
  id,
  _id: id,
  username: 'maya',
  email: 'maya@mail.example',
  userType: 'Student',
  is_student: true,
  is_tutor: false,
  is_admin: false,
  is_super_admin: false,
  status: true,
  tutor_login: { status: false, tutor_id: null, tutor_name: null },
};
const people = {
  'logged out': null,
  student,
  'student who is a tutor': { ...student, is_tutor: true },
  tutor: { ...student, userType: 'Tutor', is_student: false },
  admin: { ...student, userType: 'Admin', is_student: false, is_admin: true },
  'admin who is a tutor': { ...student, userType: 'Admin', is_student: false, is_admin: true, is_tutor: true },
  'tutor inside a student’s session': { ...student, tutor_login: { status: true, tutor_id: id, tutor_name: 'Ada' } },
} satisfies Record<string, Account | null>;

type Where = Record<keyof typeof people, string | null>;
const stays = null;
const table: Record<Admits, Where> = {
  anyone: row(stays, stays, stays, stays, stays, stays, stays),
  'logged-out': row(stays, '/home', '/home', '/home/students', '/home', '/home', '/home'),
  'logged-in': row('/', stays, stays, stays, stays, stays, stays),
  learners: row('/', stays, stays, '/home/students', stays, stays, stays),
  tutors: row('/', '/home/not_found', stays, stays, '/home/not_found', stays, '/home/not_found'),
  practisers: row('/', stays, stays, '/home/students', stays, stays, '/home/not_found'),
  admins: row('/', '/home', '/home', '/home', stays, stays, '/home'),
};

function row(...goes: (string | null)[]): Where {
  return Object.fromEntries(Object.keys(people).map((person, at) => [person, goes[at] ?? null])) as Where;
}

describe.each(Object.keys(gates) as Admits[])('a page for %s', (admits) => {
  it.each(Object.keys(people) as (keyof typeof people)[])('knows where the %s belongs', (person) => {
    expect(gates[admits](people[person])).toBe(table[admits][person]);
  });
});

it('never redirects in a circle', () => {
  const admitsOf: Record<string, Admits> = {
    '/': 'logged-out',
    '/home': 'learners',
    '/home/students': 'tutors',
    '/home/not_found': 'logged-in',
  };
  for (const account of Object.values(people)) {
    for (const admits of Object.keys(gates) as Admits[]) {
      const visited: string[] = [];
      for (let next = gates[admits](account); next !== null; next = gates[admitsOf[next] ?? 'anyone'](account)) {
        expect(visited).not.toContain(next);
        visited.push(next);
      }
    }
  }
});
