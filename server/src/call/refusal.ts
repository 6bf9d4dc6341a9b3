/** HTTP status by the reason of a refusal. */
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
export type RefusalReason = keyof typeof statusOf;

/**
 * An expected error, returned as `{errors: [message]}` with the status of its reason. The message says what to correct.
 * `details` are further fields of the reply, for clients that can correct the request by themselves.
 */
export class Refusal extends Error {
  readonly reason: RefusalReason;
  /** Sent along with the reply, such as retry-after. */
  readonly headers: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, unknown>>;
  constructor(
    reason: RefusalReason,
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

/** Used both for a missing record and for one that the caller may not see, so that they look the same. */
export function notFound(what: string): Refusal {
  return new Refusal('not_found', `${what} not found`);
}
