import type { Account } from '@fourfold/core/contract/session';
import { landingPath } from '@fourfold/core/session/account';

/** Where somebody goes who may not be on a page; null for those who may. */
type Gate = (account: Account | null) => string | null;

const nowhere = '/home/not_found';

const loggedIn: Gate = (account) => (account ? null : '/');

/** A tutor by type has the list of students, and nothing else of the learners' pages. */
const learners: Gate = (account) => loggedIn(account) ?? (account?.userType === 'Tutor' ? landingPath(account) : null);

/** Who may be on a page (1§2.2, Q7 to Q9). Logged out is no account. */
export const gates = {
  anyone: () => null,
  'logged-out': (account) => account && landingPath(account),
  'logged-in': loggedIn,
  learners,
  tutors: (account) => loggedIn(account) ?? (account?.userType === 'Tutor' || account?.is_tutor ? null : nowhere),
  /** Not for a tutor who looks over a student's shoulder. */
  practisers: (account) => learners(account) ?? (account?.tutor_login.status ? nowhere : null),
  admins: (account) => loggedIn(account) ?? (account?.is_admin ? null : '/home'),
} satisfies Record<string, Gate>;

export type Admits = keyof typeof gates;
