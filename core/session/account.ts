import type { Role } from '../contract/call.ts';
import type { Account } from '../contract/session.ts';

type UserType = 'Student' | 'Tutor' | 'Admin';

/** The account flags that decide a person's roles (SES-007). */
export type AccountFlags = {
  userType: UserType;
  is_admin: boolean;
  is_super_admin: boolean;
  is_tutor: boolean;
  tutor_login: { status: boolean };
};

/** The roles of a session. A tutor who is logged in as a student has only `tutor-login` (ACC-048). */
export function rolesOf(account: AccountFlags): Role[] {
  if (account.tutor_login.status) return ['tutor-login'];
  const roles: Role[] = [];
  if (account.userType === 'Student') roles.push('student');
  if (account.userType === 'Tutor' || account.is_tutor) roles.push('tutor');
  if (account.is_admin) roles.push('admin');
  if (account.is_super_admin) roles.push('super-admin');
  return roles;
}

/** The page after log-in (ACC-010, ACC-011). */
export function landingPath(account: Pick<AccountFlags, 'userType'>): '/home' | '/home/students' {
  return account.userType === 'Tutor' ? '/home/students' : '/home';
}

const types = {
  username: 'string',
  email: 'string',
  is_student: 'boolean',
  is_tutor: 'boolean',
  is_admin: 'boolean',
  is_super_admin: 'boolean',
  status: 'boolean',
} as const satisfies Partial<Record<keyof Account, string>>;

const uuid =
  /^([\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|0{8}(-0{4}){3}-0{12}|f{8}(-f{4}){3}-f{12})$/i;

/**
 * The contract's Account as a hand-written guard, because the learner app bundles no schema library. It is in the first
 * script of its pages, so it imports only types. A test checks that both are equal.
 */
export function isAccount(value: unknown): value is Account {
  if (!isObject(value) || !isObject(value.tutor_login)) return false;
  const { status, tutor_id, tutor_name } = value.tutor_login;
  return (
    [value.id, value._id, ...(tutor_id === null ? [] : [tutor_id])].every(isId) &&
    Object.entries(types).every(([name, type]) => typeof value[name] === type) &&
    ['Student', 'Tutor', 'Admin'].includes(value.userType as string) &&
    typeof status === 'boolean' &&
    (tutor_name === null || typeof tutor_name === 'string')
  );
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && uuid.test(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
