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

/** An area of the catalogue: the sentence says what to correct. */
export type RefusalTexts = Readonly<
  Record<string, { readonly reason: RefusalReason; readonly text: string | ((values: never) => string) }>
>;

/** A sentence about one field: what it is, and what was expected. */
export type FieldProblem = { field: string; problem: string };
