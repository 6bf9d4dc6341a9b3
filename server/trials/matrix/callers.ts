import { type Role, roles } from '@fourfold/core/contract/call';

/** All callers: each role, and a user with every role whose account is not active. */
export const callers = [...roles, 'deactivated'] as const;
export type MatrixCaller = (typeof callers)[number];

/** The roles of a caller's session; a super admin is an admin too. */
export const rolesOfCaller: Readonly<Record<MatrixCaller, readonly Role[]>> = {
  'logged-out': ['logged-out'],
  student: ['student'],
  tutor: ['tutor'],
  'tutor-login': ['tutor-login'],
  admin: ['admin'],
  'super-admin': ['admin', 'super-admin'],
  deactivated: [],
};
