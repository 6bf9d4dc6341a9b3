/** The body of each kind of job. It has no secrets: reading the database is not enough to use a link (docs/threats.md). */
export type JobBodies = {
  /** Sends the link to choose a new password to the account with this address. */
  recovery: { email: string };
  /** Sends the link to choose the first password. `by` and `by_id`: name and id of the admin who made the account. */
  invitation: { by: string; by_id: string };
  /** Deletes expired rows. */
  sweep: Record<string, never>;
  /** Erases accounts that were deleted 30 days ago. */
  erase: Record<string, never>;
  /** Adds new answers to the statistics of questions. */
  count_items: Record<string, never>;
  /** Makes the speech of new formulas. */
  speak_formulas: Record<string, never>;
};
export type JobKind = keyof JobBodies;

/** A job that this process has claimed. */
export type Job<K extends JobKind = JobKind> = {
  id: string;
  kind: K;
  user_id: string | null;
  body: JobBodies[K];
  made_at: Date;
  /** Seconds since `made_at`, by the database's clock. */
  age: number;
  /** The number of tries, including this one. */
  tries: number;
};

const [aMinute, anHour] = [60, 3600];

type JobRule = {
  /** Seconds after which the job is not tried any more; null: no limit. */
  givesUpAfter: number | null;
  /** Seconds until a recurring job runs again; null: it runs once. */
  every: number | null;
};

/** A user can request a new password again after an hour; an invitation may wait for the mail server over a weekend. */
export const jobRules = {
  recovery: { givesUpAfter: anHour, every: null },
  invitation: { givesUpAfter: 72 * anHour, every: null },
  sweep: { givesUpAfter: null, every: anHour },
  erase: { givesUpAfter: null, every: 24 * anHour },
  count_items: { givesUpAfter: null, every: 5 * aMinute },
  speak_formulas: { givesUpAfter: null, every: aMinute / 2 },
} as const satisfies { readonly [K in JobKind]: JobRule };

/** The kinds of recurring jobs. */
export type RecurringKind = {
  [K in JobKind]: (typeof jobRules)[K]['every'] extends null ? never : K;
}[JobKind];

/** Formats a duration in hours for a message: "1 hour". */
export function formatHours(seconds: number): string {
  const hours = Math.round(seconds / anHour);
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

/**
 * Seconds until the next try: 10, 20, 40… up to half an hour, minus up to a half at random, so that
 * many jobs are not due at the same time. `chance` is a random number from 0 to 1.
 */
export function retryDelay(tries: number, chance: number): number {
  const fullDelay = Math.min(10 * 2 ** (tries - 1), 30 * aMinute);
  return fullDelay * (1 - chance / 2);
}
