import type { Account } from '@fourfold/core/contract/session';

export type AccountRow = {
  id: string;
  username: string;
  email: string;
  user_type: 'Student' | 'Tutor' | 'Admin';
  is_admin: boolean;
  is_super_admin: boolean;
  is_tutor: boolean;
  status: boolean;
  /** The tutor who is logged in as this student; null without one. */
  tutor_id: string | null;
  tutor_name: string | null;
};

/** The account of a session, as the apps get it (SES-007). */
export function presentAccount(row: AccountRow): Account {
  return {
    id: row.id,
    _id: row.id,
    username: row.username,
    email: row.email,
    userType: row.user_type,
    is_student: row.user_type === 'Student',
    is_tutor: row.is_tutor,
    is_admin: row.is_admin,
    is_super_admin: row.is_super_admin,
    status: row.status,
    tutor_login: { status: row.tutor_id !== null, tutor_id: row.tutor_id, tutor_name: row.tutor_name },
  };
}
