import { defaultErrorMessage } from '../session/server-texts.ts';

/** What a failed call comes down to (1§7.1, 1§8). */
export type Failure = {
  /** The HTTP status; 500 where there is none. */
  code: number;
  /** The server's own words: the first of its errors, or its error. */
  message: string;
};

/** Code and message of a failed call, from whatever came back. */
export function failureOf(status: number | undefined, body: unknown): Failure {
  return { code: status ?? 500, message: messageIn(body) ?? defaultErrorMessage };
}

function messageIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { errors, error } = body as { errors?: unknown; error?: unknown };
  const first = Array.isArray(errors) ? errors.find(isText) : undefined;
  return first ?? (isText(error) ? error : undefined);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
