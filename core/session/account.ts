import type { Role } from '../contract/call.ts';

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
