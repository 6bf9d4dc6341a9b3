/** How many failures are borne, in how many minutes. An account is named by its email, whether or not it exists. */
export type Limit = {
  readonly name: string;
  readonly failures: number;
  readonly minutes: number;
  /** By many people: only what has failed counts, and one who is right forgives nobody else's failures. */
  readonly shared?: true;
};

/** A class behind one school address must get in, so addresses bear ten times what one person does. */
export const limits = {
  logInByAccount: { name: 'log-in:account', failures: 10, minutes: 15 },
  /** In the place of both others, for a browser that this account has logged in with before. */
  logInByDevice: { name: 'log-in:device', failures: 10, minutes: 15 },
  logInByAddress: { name: 'log-in:address', failures: 100, minutes: 15, shared: true },
  /** The old password, within a session: by the account's id, so that failures of others do not count. */
  ownPassword: { name: 'own-password:account', failures: 10, minutes: 15 },
  /** Each request counts, not only those for nobody. */
  recoveryByVisitor: { name: 'recovery:visitor', failures: 3, minutes: 60 },
  recoveryByDevice: { name: 'recovery:device', failures: 3, minutes: 60 },
  recoveryByAddress: { name: 'recovery:address', failures: 100, minutes: 15, shared: true },
  /** Letters to one mailbox, for as long as their links are good: past them the links that are there do. */
  recoveryLetters: { name: 'recovery:letters', failures: 10, minutes: 60 },
  resetByAddress: { name: 'reset:address', failures: 100, minutes: 15, shared: true },
  registrationByPerson: { name: 'registration:person', failures: 10, minutes: 60 },
  registrationByAddress: { name: 'registration:address', failures: 100, minutes: 60, shared: true },
  /** Each report counts: what a log has to hold of one address. */
  clientErrorsByAddress: { name: 'client-errors:address', failures: 100, minutes: 15, shared: true },
  takeOverByAddress: { name: 'take-over:address', failures: 100, minutes: 15, shared: true },
} as const satisfies Record<string, Limit>;

export const longestLimitMinutes = Math.max(...Object.values(limits).map((limit) => limit.minutes));
