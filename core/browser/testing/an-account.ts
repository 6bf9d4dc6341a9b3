import type { Account } from '../../contract/session.ts';

/** A student's account for tests, with the given fields replaced. */
export function anAccount(overrides: Partial<Account> = {}): Account {
  const id = '0198f6a0-5a00-7000-8000-000000000001';
  return {
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
    ...overrides,
  };
}
