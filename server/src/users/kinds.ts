import type { UserKind, UserType } from '@fourfold/core/contract/users';
import { type RawBuilder, sql } from 'kysely';

/** What the table of a kind lists, as a condition on `users u`: whoever is a tutor besides stands in two of them. */
export const listedAs: Readonly<Record<UserKind, RawBuilder<boolean>>> = {
  admins: sql<boolean>`u.user_type = 'Admin'`,
  students: sql<boolean>`u.user_type = 'Student'`,
  tutors: sql<boolean>`(u.user_type = 'Tutor' or u.is_tutor)`,
};

/** The one type of account that a kind's path creates, and what one of them is called. */
export const typeOf = { admins: 'Admin', students: 'Student', tutors: 'Tutor' } as const satisfies Record<
  UserKind,
  UserType
>;

/** Days in which a deleted account can be brought back (Q110). */
export const daysToRestore = 30;

/** Who was deleted before this cannot come back. */
export function lastRestorable(now: Date): Date {
  return new Date(now.getTime() - daysToRestore * 86_400_000);
}
