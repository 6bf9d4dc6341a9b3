/** Maximum number of failures in a period. An account is identified by its email, whether or not it exists. */
export type Limit = {
  readonly name: string;
  readonly failures: number;
  readonly minutes: number;
  /** Shared by many people: only finished failures count, and a success does not delete failures. */
  readonly shared?: true;
};

/** Addresses have ten times the limit of one person, so that a class behind one school address can log in. */
export const limits = {
  logInByAccount: { name: 'log-in:account', failures: 10, minutes: 15 },
  /** Replaces the other two log-in limits for a browser that this account has logged in with before. */
  logInByDevice: { name: 'log-in:device', failures: 10, minutes: 15 },
  logInByAddress: { name: 'log-in:address', failures: 100, minutes: 15, shared: true },
  /** Checks of the old password within a session. Counted by account id, so that failures of others do not count. */
  ownPassword: { name: 'own-password:account', failures: 10, minutes: 15 },
  /** Every request counts, also for an existing account. */
  recoveryByVisitor: { name: 'recovery:visitor', failures: 3, minutes: 60 },
  recoveryByDevice: { name: 'recovery:device', failures: 3, minutes: 60 },
  recoveryByAddress: { name: 'recovery:address', failures: 100, minutes: 15, shared: true },
  /** Letters to one mailbox, in the time in which their links are valid. Beyond that, the sent links still work. */
  recoveryLetters: { name: 'recovery:letters', failures: 10, minutes: 60 },
  resetByAddress: { name: 'reset:address', failures: 100, minutes: 15, shared: true },
  registrationByPerson: { name: 'registration:person', failures: 10, minutes: 60 },
  registrationByAddress: { name: 'registration:address', failures: 100, minutes: 60, shared: true },
  /** Every report counts. Limits the log lines that one address can cause. */
  clientErrorsByAddress: { name: 'client-errors:address', failures: 100, minutes: 15, shared: true },
  takeOverByAddress: { name: 'take-over:address', failures: 100, minutes: 15, shared: true },
} as const satisfies Record<string, Limit>;

export const maxLimitMinutes = Math.max(...Object.values(limits).map((limit) => limit.minutes));
