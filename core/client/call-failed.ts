import { defaultErrorMessage } from '../session/server-texts.ts';

/** What the API client throws when a call fails. */
export class CallFailed extends Error implements Failure {
  readonly code: number;
  /** Undefined when no reply came: the network failed or the server did not answer in time. */
  readonly status: number | undefined;
  readonly refusalCode: string | undefined;
  constructor(status?: number, body?: unknown) {
    const { code, message, refusalCode } = failureOf(status, body);
    super(message);
    this.name = 'CallFailed';
    this.code = code;
    this.refusalCode = refusalCode;
    this.status = status;
  }
}

/** Code and message of a failed call (ERR-001). */
export type Failure = {
  /** The HTTP status; 500 where there is none. */
  code: number;
  /** The first of the reply's `errors`, or its `error`; otherwise the default (ERR-002). */
  message: string;
  /** The code of the server's refusal, by which the apps decide; undefined for other failures. */
  refusalCode: string | undefined;
};

/** Reads code and message from a reply of any form. */
export function failureOf(status: number | undefined, body: unknown): Failure {
  return { code: status ?? 500, message: messageIn(body) ?? defaultErrorMessage, refusalCode: refusalCodeIn(body) };
}

/** Returns the code of a refusal, if the reply is one of our server. */
export function refusalCodeIn(body: unknown): string | undefined {
  const { codes } = Object(body) as { codes?: unknown };
  const { code } = Object(Array.isArray(codes) ? codes[0] : undefined) as { code?: unknown };
  return isText(code) ? code : undefined;
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
