import { type Role, roles } from '@fourfold/core/contract/call';

/** Everybody who may knock: each role, and a person with every role whose account is not active. */
export const callers = [...roles, 'deactivated'] as const;
export type Caller = (typeof callers)[number];

/** The roles that a caller's session has; a super admin is an admin as well. */
export const rolesOfCaller: Readonly<Record<Caller, readonly Role[]>> = {
  'logged-out': ['logged-out'],
  student: ['student'],
  tutor: ['tutor'],
  'tutor-login': ['tutor-login'],
  admin: ['admin'],
  'super-admin': ['admin', 'super-admin'],
  deactivated: [],
};
