import type { Account } from '@fourfold/core/contract/session';
import { landingPath } from '@fourfold/core/session/account';

/** Returns where an account that may not open a page is redirected; null for those that may. */
type Gate = (account: Account | null) => string | null;

const notFoundPath = '/home/not_found';

const loggedIn: Gate = (account) => (account ? null : '/');

/** An account of type Tutor has the list of students and no other learner page (Q8). */
const learners: Gate = (account) => loggedIn(account) ?? (account?.userType === 'Tutor' ? landingPath(account) : null);

/**
 * Who may open a page (ACC-029 to ACC-031, ACC-033 to ACC-035, Q7 to Q9). `account` is null when nobody is logged in.
 */
export const gates = {
  anyone: () => null,
  'logged-out': (account) => account && landingPath(account),
  'logged-in': loggedIn,
  learners,
  tutors: (account) => loggedIn(account) ?? (account?.userType === 'Tutor' || account?.is_tutor ? null : notFoundPath),
  /** Not for a tutor who is logged in as a student (Q9). */
  practisers: (account) => learners(account) ?? (account?.tutor_login.status ? notFoundPath : null),
  admins: (account) => loggedIn(account) ?? (account?.is_admin ? null : '/home'),
} satisfies Record<string, Gate>;

export type GateName = keyof typeof gates;
