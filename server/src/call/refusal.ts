/** One table from the reason of a refusal to its HTTP status. */
export const statusOf = {
  malformed: 400,
  wrong_credentials: 401,
  session_expired: 401,
  not_active: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unreadable_content: 422,
  too_often: 429,
} as const;
export type Reason = keyof typeof statusOf;

/** An expected "no": answered as `{errors: [message]}` with the reason's status. The message says what to mend. */
export class Refusal extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, message: string) {
    super(message);
    this.name = 'Refusal';
    this.reason = reason;
  }
}

/** A record that is not there and a record that the caller may not see answer alike. */
export function notFound(what: string): Refusal {
  return new Refusal('not_found', `${what} not found`);
}
