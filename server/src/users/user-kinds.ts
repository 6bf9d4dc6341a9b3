import type { UserKind, UserType } from '@fourfold/core/contract/users';
import { type RawBuilder, sql } from 'kysely';

/** SQL condition on `users u` for the list of each kind. An admin who is a tutor too is in two lists. */
export const conditionByKind: Readonly<Record<UserKind, RawBuilder<boolean>>> = {
  admins: sql<boolean>`u.user_type = 'Admin'`,
  students: sql<boolean>`u.user_type = 'Student'`,
  tutors: sql<boolean>`(u.user_type = 'Tutor' or u.is_tutor)`,
};

/** The user type that each kind's call creates, also used in messages. */
export const userTypeByKind = { admins: 'Admin', students: 'Student', tutors: 'Tutor' } as const satisfies Record<
  UserKind,
  UserType
>;

/** Days for which a deleted account can be restored (Q110). */
export const daysToRestore = 30;

/** Accounts deleted at or before this time cannot be restored. */
export function lastRestorable(now: Date): Date {
  return new Date(now.getTime() - daysToRestore * 86_400_000);
}
