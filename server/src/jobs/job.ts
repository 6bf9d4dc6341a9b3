/** The body of each kind of job. It has no secrets: reading the database is not enough to use a link (docs/threats.md). */
export type JobBodies = {
  /** Sends the link to choose a new password to the account with this address. */
  recovery: { email: string };
  /** The link to choose the first password; `by` is the name of who made the account, `by_id` their id. */
  invitation: { by: string; by_id: string };
  /** Removes what has run out. */
  sweep: Record<string, never>;
  /** Erases accounts that were deleted 30 days ago. */
  erase: Record<string, never>;
};
export type JobKind = keyof JobBodies;

/** A job that this process has claimed. */
export type Job<K extends JobKind = JobKind> = {
  id: string;
  kind: K;
  user_id: string | null;
  body: JobBodies[K];
  made_at: Date;
  /** Seconds since then, by the database's clock. */
  age: number;
  /** This one included. */
  tries: number;
};

const [aMinute, anHour] = [60, 3600];

type Rules = {
  /** Seconds after which it is not tried any more; null: never. */
  givesUpAfter: number | null;
  /** Seconds until it is done again; null: once. */
  every: number | null;
};

/** Who asked for a new password asks again within the hour; an invitation may wait for a mail server over a weekend. */
export const rules = {
  recovery: { givesUpAfter: anHour, every: null },
  invitation: { givesUpAfter: 72 * anHour, every: null },
  sweep: { givesUpAfter: null, every: anHour },
  erase: { givesUpAfter: null, every: 24 * anHour },
} as const satisfies { readonly [K in JobKind]: Rules };

/** The kinds that are done again and again. */
export type RecurringKind = {
  [K in JobKind]: (typeof rules)[K]['every'] extends null ? never : K;
}[JobKind];

/** How long a letter of this kind is tried, for people: "1 hour". */
export function patienceOf(seconds: number): string {
  const hours = Math.round(seconds / anHour);
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

/** Seconds until the next try: 10, 20, 40… to half an hour, and up to a half less, so that many don't come at once. */
export function retryDelay(tries: number, chance: number): number {
  const whole = Math.min(10 * 2 ** (tries - 1), 30 * aMinute);
  return whole * (1 - chance / 2);
}
