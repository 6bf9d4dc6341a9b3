/** One table from the reason of a refusal to its HTTP status. */
export const statusOf = {
  malformed: 400,
  wrong_credentials: 401,
  session_expired: 401,
  not_active: 401,
  forbidden: 403,
  not_found: 404,
  wrong_method: 405,
  conflict: 409,
  gone: 410,
  too_large: 413,
  wrong_content_type: 415,
  unreadable_content: 422,
  too_often: 429,
  unavailable: 503,
} as const;
export type Reason = keyof typeof statusOf;

/**
 * An expected "no": answered as `{errors: [message]}` with the reason's status. The message says what to mend; `details`
 * stand beside it in the reply where a client can mend it by itself.
 */
export class Refusal extends Error {
  readonly reason: Reason;
  /** Sent along with the reply, such as retry-after. */
  readonly headers: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, unknown>>;
  constructor(
    reason: Reason,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.reason = reason;
    this.headers = headers;
    this.details = details;
  }
}

/** A record that is not there and a record that the caller may not see answer alike. */
export function notFound(what: string): Refusal {
  return new Refusal('not_found', `${what} not found`);
}
