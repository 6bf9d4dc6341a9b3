import type { RefusalTexts } from './reasons.ts';

/** Refusals that end or change the session of a browser (ERR-009). The apps show these sentences by themselves, too. */
export const sessionRefusals = {
  session_expired: { reason: 'session_expired', text: 'Session expired' },
  account_not_active: { reason: 'not_active', text: 'Account not active, Please contact admin.' },
  student_unlinked: { reason: 'forbidden', text: 'Student unlinked from your account' },
} as const satisfies RefusalTexts;

export type SessionRefusalCode = keyof typeof sessionRefusals;
