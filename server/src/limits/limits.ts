/** How many failures are borne, in how many minutes. An account is named by its email, whether or not it exists. */
export type Limit = { readonly name: string; readonly failures: number; readonly minutes: number };

/** A class behind one school address must get in, so addresses bear ten times what an account does. */
export const limits = {
  logInByAccount: { name: 'log-in:account', failures: 10, minutes: 15 },
  logInByAddress: { name: 'log-in:address', failures: 100, minutes: 15 },
  /** Each mail counts, not only those to nobody. */
  recoveryByAccount: { name: 'recovery:account', failures: 3, minutes: 60 },
  recoveryByAddress: { name: 'recovery:address', failures: 100, minutes: 15 },
  resetByAddress: { name: 'reset:address', failures: 100, minutes: 15 },
  registrationByAddress: { name: 'registration:address', failures: 20, minutes: 60 },
  /** Each report counts: what a log has to hold of one address. */
  clientErrorsByAddress: { name: 'client-errors:address', failures: 100, minutes: 15 },
  takeOverByAddress: { name: 'take-over:address', failures: 100, minutes: 15 },
} as const satisfies Record<string, Limit>;

export const longestLimitMinutes = Math.max(...Object.values(limits).map((limit) => limit.minutes));
