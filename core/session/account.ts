import type { Role } from '../contract/call.ts';

type UserType = 'Student' | 'Tutor' | 'Admin';

/** What decides a person's rights: the flags of 1§3 as the server's session holds them. */
export type Standing = {
  userType: UserType;
  is_admin: boolean;
  is_super_admin: boolean;
  is_tutor: boolean;
  tutor_login: { status: boolean };
};

/** The roles a session has (1§6). A tutor inside a student's session is `tutor-login` and nothing else. */
export function rolesOf(account: Standing): Role[] {
  if (account.tutor_login.status) return ['tutor-login'];
  const roles: Role[] = [];
  if (account.userType === 'Student') roles.push('student');
  if (account.userType === 'Tutor' || account.is_tutor) roles.push('tutor');
  if (account.is_admin) roles.push('admin');
  if (account.is_super_admin) roles.push('super-admin');
  return roles;
}

/** Where a person lands after log-in (1§2.2). */
export function landingPath(account: Pick<Standing, 'userType'>): '/home' | '/home/students' {
  return account.userType === 'Tutor' ? '/home/students' : '/home';
}
