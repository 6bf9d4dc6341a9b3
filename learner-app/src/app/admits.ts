import type { Account } from '@fourfold/core/contract/session';
import { landingPath } from '@fourfold/core/session/account';

/** Where somebody goes who may not be on a page; null for those who may. */
type Gate = (account: Account | null) => string | null;

const start = '/';
const nowhere = '/home/not_found';

/** Who may be on a page (1§2.2, Q7 to Q9). Logged out is no account. */
export const gates = {
  anyone: () => null,
  'logged-out': (account) => account && landingPath(account),
  'logged-in': (account) => (account ? null : start),
  /** A tutor by type has the list of students, and nothing else of the learners' pages. */
  learners: (account) => gates['logged-in'](account) ?? (account?.userType === 'Tutor' ? landingPath(account) : null),
  tutors: (account) =>
    gates['logged-in'](account) ?? (account?.userType === 'Tutor' || account?.is_tutor ? null : nowhere),
  /** Not for a tutor who looks over a student's shoulder. */
  practisers: (account) => gates.learners(account) ?? (account?.tutor_login.status ? nowhere : null),
  admins: (account) => gates['logged-in'](account) ?? (account?.is_admin ? null : '/home'),
} satisfies Record<string, Gate>;

export type Admits = keyof typeof gates;
